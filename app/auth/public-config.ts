// Provider configuration for the browser. Contains no secrets.

export interface PublicAuthConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** host:port of the emulator, in demo, development and tests. */
  emulatorHost: string | undefined;
  google: boolean;
  /** URL that receives changed tokens, if configured. */
  tokenSyncUrl: string | undefined;
}
