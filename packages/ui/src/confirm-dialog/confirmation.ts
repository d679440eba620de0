/**
 * Whether what was typed is what had to be typed: without the spaces that copying brings along, and by code points after
 * composition, because the same "ü" is one character from one keyboard and two from another.
 */
export function isConfirmed(typed: string, confirmationText: string): boolean {
  return typed.trim().normalize('NFC') === confirmationText.trim().normalize('NFC');
}
