const numbers = /-?[\d.]+/g;

/** Where the hole of a backdrop begins that is one path: the second figure of it. */
export function holeOfPath(path) {
  const [x, y] = path?.getAttribute('d')?.split('M')[2]?.match(numbers)?.map(Number) ?? [];
  return y === undefined ? null : { x, y };
}

/** Where an element begins that is drawn round the target. */
export function holeOfElement(element) {
  if (!element) return null;
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
}
