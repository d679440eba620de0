// Kill switch: served as `/sw.js` in place of the console's service worker, it unregisters every installed one at its next update check,
// and deletes all caches. Open pages are not reloaded and use the network from then on.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
