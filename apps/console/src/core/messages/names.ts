const list = new Intl.ListFormat('en-US');

/** The first names, and how many more there are: "a, b, and 3 more". */
export function namesOf(names: readonly string[], count: number): string {
  const more = count - names.length;
  return list.format([...names, ...(more > 0 ? [`${more} more`] : [])]);
}
