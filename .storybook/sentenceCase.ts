/** `Closed By Scrim`, Storybook's default name of `ClosedByScrim` -> `Closed by scrim`; abbreviations are kept. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)[A-Z](?=[a-z]+\b|\b)/gu, (letter) => letter.toLowerCase());
}
