import { expect, test } from "vitest";
import { authConnectSources } from "#app/auth/sources.server.ts";

const configured = {
  FIREBASE_API_KEY: "key",
  FIREBASE_PROJECT_ID: "my-borupa",
  FIREBASE_AUTH_DOMAIN: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIREBASE_GOOGLE: false,
  FIREBASE_TOKEN_SYNC_URL: undefined,
};
const google = { ...configured, FIREBASE_GOOGLE: true };

test("production allows the provider's two hosts; Google sign-in adds its frame and loader", () => {
  const connect = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  expect(authConnectSources(configured)).toEqual({ connect, frame: [], script: [] });
  const script = ["https://apis.google.com"];
  expect(authConnectSources(google)).toEqual({ connect, frame: ["https://my-borupa.firebaseapp.com"], script });
  const own = { ...google, FIREBASE_AUTH_DOMAIN: "auth.borupa.example" };
  expect(authConnectSources(own).frame).toEqual(["https://auth.borupa.example"]);
});

test("with the emulator only the emulator is allowed", () => {
  const emulator = { ...configured, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };
  expect(authConnectSources(emulator)).toEqual({ connect: ["http://127.0.0.1:9099"], frame: [], script: [] });
});
