import type { WorkerMessage } from './plan.ts';

/** Has the worker fetch the rest of the build, for whoever is signed in: a passer-by at sign-in needs none of it. */
export function fillWorkerCache(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.ready.then(({ active }) => active?.postMessage('fill' satisfies WorkerMessage));
}
