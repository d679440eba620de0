/** Fallback: `execCommand('copy')` needs a user gesture but no permission. */
function copySelected(text: string, host: Element): boolean {
  const selection = document.getSelection();
  if (selection === null) return false;
  const before = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  const carrier = document.createElement('span');
  carrier.textContent = text;
  carrier.ariaHidden = 'true';
  carrier.style.cssText = 'position:fixed;clip-path:inset(50%);white-space:pre;user-select:text';
  // Next to the button: outside a dialog, the page is inert.
  host.append(carrier);
  try {
    selection.selectAllChildren(carrier);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    carrier.remove();
    selection.removeAllRanges();
    for (const range of before) selection.addRange(range);
  }
}

/**
 * Copies `text`, with a fallback if the Clipboard API is denied or the context is insecure. Returns whether it worked.
 */
export async function copyText(text: string, host: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, host);
  }
}
