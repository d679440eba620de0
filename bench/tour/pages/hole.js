const numbers = /-?[\d.]+/g;

/** Position of the hole in a backdrop drawn as one path: its second subpath. */
export function holeOfPath(path) {
  const [x, y] = path?.getAttribute('d')?.split('M')[2]?.match(numbers)?.map(Number) ?? [];
  return y === undefined ? null : { x, y };
}

/** Position of an element drawn around the target. */
export function holeOfElement(element) {
  if (!element) return null;
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
}
