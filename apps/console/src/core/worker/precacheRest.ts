import type { WorkerMessage } from './cacheStrategy.ts';

/** Has the service worker precache the rest of the build, for signed-in users only. */
export function precacheRest(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.ready.then(({ active }) => active?.postMessage('fill' satisfies WorkerMessage));
}
