// Public configuration of the identity provider for the browser. It holds no secret.

export interface PublicAuthConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** host:port of the emulator, in the demo, development and tests. */
  emulatorHost: string | undefined;
  google: boolean;
  /** Where a changed token is sent, when the site is set up to. */
  tokenSyncUrl: string | undefined;
}
