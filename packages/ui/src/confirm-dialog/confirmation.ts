/**
 * Whether the typed text is the required one. Trims spaces from copying, and compares composed characters, since
 * keyboards
 * encode "ü" differently.
 */
export function isConfirmed(typed: string, confirmationText: string): boolean {
  return typed.trim().normalize('NFC') === confirmationText.trim().normalize('NFC');
}
