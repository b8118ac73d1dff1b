// In place of the service worker where the operator has switched it off: takes itself and all it kept away.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("kept:")) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
