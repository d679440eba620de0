/** Listeners for the end of the current press; undefined without one. */
let press: AbortController | undefined;
const waiting = new Set<() => void>();

const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'keydown'];

function end(): void {
  press?.abort();
  press = undefined;
  for (const run of waiting) run();
  waiting.clear();
}

function begin(): void {
  press?.abort();
  const { signal } = (press = new AbortController());
  // The click follows in the same task.
  const endSoon = () => setTimeout(() => !signal.aborted && end());
  for (const type of ends) window.addEventListener(type, endSoon, { capture: true, signal });
  // Only the window's own blur, not that of the field left by the press.
  window.addEventListener('blur', ({ target }) => target === window && endSoon(), { capture: true, signal });
  // A release over a native option list or outside the window is not reported.
  const endUnseen = ({ buttons }: PointerEvent) => buttons === 0 && endSoon();
  window.addEventListener('pointermove', endUnseen, { capture: true, signal });
}

/** Starts tracking presses; later calls do nothing. */
export function watchPresses(): void {
  if (typeof window === 'undefined') return;
  // A tap leaves the field with its `mousedown`, after `pointerup`.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
}

/** Runs a layout change now, or after the current press, whose target would otherwise move away. */
export function afterPress(run: () => void): void {
  if (press) waiting.add(run);
  else run();
}
