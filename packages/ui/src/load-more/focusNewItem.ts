const focusable = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** Gives the focus to the first item after `before`: to its first control, else to itself. Tells whether there is one. */
export function focusNewItem(list: HTMLElement | null | undefined, before: number): boolean {
  const item = list?.children[before];
  if (!(item instanceof HTMLElement)) return false;
  const control = item.matches(focusable) ? item : item.querySelector<HTMLElement>(focusable);
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
  return true;
}
