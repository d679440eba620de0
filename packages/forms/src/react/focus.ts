const controls = 'input:not([type=hidden]), textarea, button';

/** Moves the focus to the control of a field. In a group of radios that is the chosen one, else the first. */
export function focusControl(field: Element): void {
  // An editor hides its control in a shadow root, which takes the focus once its code is there.
  const editor = field.querySelector<HTMLElement>('[data-editor]');
  editor?.focus();
  if (editor !== null && document.activeElement === editor) return;
  // The control that the error describes: a link beside the label may stand before it.
  const described = field.querySelector('[aria-invalid="true"], [aria-describedby]') ?? field;
  const control = described.matches(controls)
    ? described
    : (described.querySelector('input:checked') ?? described.querySelector(controls));
  if (control instanceof HTMLElement) control.focus();
}

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
