import type { WorkerMessage } from './cacheStrategy.ts';
import { canActivate } from './activation.ts';

const address = '/sw.js';

/** Milliseconds between checks whether a waiting worker can activate. */
const checkIntervalMs = 15_000;

/** Milliseconds for a worker to activate before the page is reloaded. */
const patience = 1_500;

/** The Trusted Types policy, which only allows this URL as a worker. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => unknown };
    };
  };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('service-worker', {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`${url} is not a service worker of the console.`);
      return url;
    },
  });
  // `register` accepts a TrustedScriptURL where supported; TypeScript's DOM types only allow a string.
  return policy.createScriptURL(address) as string;
}

export type RegisterOptions = {
  isBlocked: () => boolean;
  /** Called when another build's worker is waiting or has activated. */
  onNewBuild: () => void;
};

/** Measures how long the page has had no input. */
function watchInput(): () => number {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
    addEventListener(type, note, { capture: true, passive: true });
  return () => performance.now() - last;
}

/**
 * Registers the service worker, which opens the console offline. `activate` activates a waiting worker (`skipWaiting`)
 * and resolves when it is active; a page loaded earlier would keep the old one.
 */
export async function registerWorker({
  isBlocked,
  onNewBuild,
}: RegisterOptions): Promise<{ activate: () => Promise<void> }> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return { activate: async () => undefined };
  let hadController = container.controller !== null;
  const registration = await container.register(trustedAddress(), { updateViaCache: 'none' });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed' || !container.controller) return;
      onNewBuild();
      look();
    });
  });
  container.addEventListener('controllerchange', () => {
    if (hadController) onNewBuild();
    hadController = true;
  });

  const idleFor = watchInput();
  const activate = async () => {
    if (!registration.waiting) return;
    const change = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
    registration.waiting.postMessage('skip-waiting' satisfies WorkerMessage);
    await Promise.race([change, new Promise((resolve) => setTimeout(resolve, patience))]);
  };
  function look(): void {
    const isHidden = document.visibilityState === 'hidden';
    if (registration.waiting && canActivate({ isBlocked: isBlocked(), isHidden, idleFor: idleFor() })) void activate();
  }
  setInterval(look, checkIntervalMs);
  document.addEventListener('visibilitychange', look);
  return { activate };
}
