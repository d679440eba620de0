// Served as `/sw.js` in place of the console's worker, it takes every installed one away at its next look for an update,
// with all that was cached. Open pages stay as they are and go to the network from then on: nothing is loaded anew.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
