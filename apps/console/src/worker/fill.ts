import type { WorkerMessage } from './plan.ts';

/** Has the service worker precache the rest of the build, for signed-in people only. */
export function fillWorkerCache(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.ready.then(({ active }) => active?.postMessage('fill' satisfies WorkerMessage));
}
