/** The words of one component, and the name under which an application replaces them. */
export interface MessageSection<Name extends string, Texts extends object> {
  name: Name;
  english: Texts;
}

/**
 * Begins a section. A value is a string, or a function of what it names or counts. Numbers come to it written as the locale
 * writes them, with `isOne` beside them where one is told in other words.
 */
export function messageSection<Name extends string, Texts extends object>(
  name: Name,
  english: Texts,
): MessageSection<Name, Texts> {
  return { name, english };
}
