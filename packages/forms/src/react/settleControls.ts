const settled = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/**
 * What stands in the controls of a field and was told to nobody: written by a password manager without an event, or typed into
 * a control that takes its text when it is left. React hears an `input` only where the text is another than it wrote, which it
 * keeps in the attribute; `change` is the platform's word for a text that is whole.
 */
export function settleControls(field: Element): void {
  for (const control of field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(settled)) {
    const isUnheard = control.value !== control.defaultValue;
    if (isUnheard) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (isUnheard || control === document.activeElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
