const controls = 'input:not([type=hidden]), textarea, button';

/** Moves the focus to the control of a field. In a group of radios that is the chosen one, else the first. */
export function focusControl(field: Element): void {
  // The control that the error describes: a link beside the label may stand before it.
  const described = field.querySelector('[aria-invalid="true"], [aria-describedby]') ?? field;
  const control = described.matches(controls)
    ? described
    : (described.querySelector('input:checked') ?? described.querySelector(controls));
  if (control instanceof HTMLElement) control.focus();
}
