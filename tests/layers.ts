// Which tests need more than the sources, told by their place and name alone: those in these folders, and those named
// `*.http.test.ts` (the built server) or `*.emulator.test.ts` (the Auth emulator). All others are unit tests.

export const NEED_MORE = ["tests/{http,browser,build}/**", "tests/**/*.{http,emulator}.test.{ts,tsx}"];
