// Settings without an identity provider. Import first: the app reads its settings once.

for (const name of Object.keys(process.env)) if (name.startsWith("FIREBASE_")) delete process.env[name];
