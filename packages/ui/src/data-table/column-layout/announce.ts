import { visuallyHidden } from '../DataTable.css.ts';

/** Announces text in a live region beside the grid. Not by React state, so that a head need not render for it. */
export function announce(scroller: HTMLElement, words: string): void {
  const place = scroller.parentElement;
  if (!place) return;
  let output = place.querySelector<HTMLElement>(':scope > output[data-announcer]');
  if (!output) {
    output = document.createElement('output');
    output.className = visuallyHidden;
    output.dataset['announcer'] = '';
    place.append(output);
  }
  output.textContent = words;
}
