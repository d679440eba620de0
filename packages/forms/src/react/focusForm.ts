/** Moves the focus from a button that is about to go to the form, or the page, around it. */
export function focusForm(from: Element): void {
  const around = from.closest<HTMLElement>('form, [role=dialog], main');
  if (!around) return;
  if (!around.hasAttribute('tabindex')) {
    around.tabIndex = -1;
    // Only for as long: a click beside the fields is to go on moving the focus to nobody.
    around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  }
  around.focus({ preventScroll: true });
}
