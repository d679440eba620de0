/** Moves the focus from a button that is about to go to the form, or the page, around it. */
export function focusForm(from: Element): void {
  const around = from.closest<HTMLElement>('form, [role=dialog], main');
  if (!around) return;
  if (!around.hasAttribute('tabindex')) {
    around.tabIndex = -1;
    // Focusable only for this moment: a later click beside the fields must not focus the form.
    around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  }
  around.focus({ preventScroll: true });
}
