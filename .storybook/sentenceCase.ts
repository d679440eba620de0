/** `Closed By Scrim`, as Storybook makes it of `ClosedByScrim` -> `Closed by scrim`; abbreviations stay as they are. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<=\s)[A-Z](?=[a-z]+\b|\b)/gu, (letter) => letter.toLowerCase());
}
