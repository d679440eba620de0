import { visuallyHidden } from '../DataTable.css.ts';

/** Reads something out. What happens in a head is no state of React's, so neither is what is said of it. */
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
