type Pending = { controller: AbortController; done: Promise<unknown> };

let pending: Pending | null = null;

/** Sets the request that autofill is waiting for. */
export function setPasskeyRequest(request: Pending): void {
  pending = request;
}

export const isPasskeyRequest = (controller: AbortController): boolean => pending?.controller === controller;

/** Ends the request of autofill. The browser and aws-amplify allow only one sign-in at a time. */
export async function stopPasskeyRequest(): Promise<void> {
  const stopped = pending;
  pending = null;
  stopped?.controller.abort();
  await stopped?.done;
}
