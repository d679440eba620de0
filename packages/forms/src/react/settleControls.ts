const settled = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/**
 * Tells React what the controls of a field show and reported by no event: text written by a password manager, or typed into a
 * control that reports on blur. React ignores an `input` event unless the text differs from the one it wrote, which it keeps in
 * the attribute; `change` says that the text is complete.
 */
export function settleControls(field: Element): void {
  for (const control of field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(settled)) {
    const isUnheard = control.value !== control.defaultValue;
    if (isUnheard) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (isUnheard || control === document.activeElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
