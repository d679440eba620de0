// Shared by the benchmark pages: waiting for a paint, for idle, for a condition.
export const frame = () => new Promise(requestAnimationFrame);
export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));

/** Waits for the task after the paint. */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Waits until the page is idle: trailing renders, effects and timers of the library belong to the operation. */
export async function settle() {
  for (let round = 0; round < 3; round += 1) {
    await pause(40);
    await frame();
  }
  await idle();
}

/** Frames that are checked without delay; later ones at the rate of a screen. */
const eagerFrames = 3;
const screenFrame = 16;

/** Waits until the condition holds and is painted; returns false after `atMost` milliseconds. */
export async function until(isThere, atMost) {
  const start = performance.now();
  for (let frames = 0; ; frames += 1) {
    if (frames >= eagerFrames) await pause(screenFrame);
    await frame();
    if (isThere()) break;
    if (performance.now() - start > atMost) return false;
  }
  await nextTask();
  return true;
}

const none = { commits: 0, components: 0 };

/** React's work so far, on a page that counts it. */
export const countedWork = () => globalThis.reactWork ?? none;
