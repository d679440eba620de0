const controls = 'input:not([type=hidden]), textarea, button';

/** Moves focus to a field's control; in a radio group to the selected option, or the first. */
export function focusControl(field: Element): void {
  // An editor's control is in a shadow root and takes focus once its code has loaded.
  const editor = field.querySelector<HTMLElement>('[data-editor]');
  editor?.focus();
  if (editor !== null && document.activeElement === editor) return;
  // The control that the error describes: a link next to the label can precede it.
  const described = field.querySelector('[aria-invalid="true"], [aria-describedby]') ?? field;
  const control = described.matches(controls)
    ? described
    : (described.querySelector('input:checked') ?? described.querySelector(controls));
  if (control instanceof HTMLElement) control.focus();
}

/** Moves focus from a button that is about to disappear to the form or page around it. */
export function focusForm(from: Element): void {
  const around = from.closest<HTMLElement>('form, [role=dialog], main');
  if (!around) return;
  if (!around.hasAttribute('tabindex')) {
    around.tabIndex = -1;
    // Focusable only now: a later click next to the fields must not focus the form.
    around.addEventListener('blur', () => around.removeAttribute('tabindex'), { once: true });
  }
  around.focus({ preventScroll: true });
}
