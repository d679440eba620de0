/** Listeners for the end of the press that is under way; none: there is no press. */
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
  // Only the window's own blur: the field that is left by the press is blurred, too.
  window.addEventListener('blur', ({ target }) => target === window && endSoon(), { capture: true, signal });
  // A release over a native list of options, or outside of the window, is not reported.
  const endUnseen = ({ buttons }: PointerEvent) => buttons === 0 && endSoon();
  window.addEventListener('pointermove', endUnseen, { capture: true, signal });
}

/** Notices presses from now on, however often it is called. */
export function watchPresses(): void {
  if (typeof window === 'undefined') return;
  // A tap leaves the field with its `mousedown`, after `pointerup`.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, begin, true);
}

/** Runs what can move the layout: now, or after the press that is under way, whose target would slip away from it. */
export function afterPress(run: () => void): void {
  if (press) waiting.add(run);
  else run();
}
