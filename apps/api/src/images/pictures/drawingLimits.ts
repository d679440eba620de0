/** Far more than any logo has. Cleaning takes time with the elements, and much more with the depth. */
const maxDepth = 64;
const maxElements = 5_000;

/** Elements at which HTML leaves a drawing. By its rules they can stay open, whatever their tag says. */
const htmlElement =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|font|h[1-6]|head|hr|html|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/i;

type Element = { readonly name: string; readonly id: string | null; count: number; readonly references: string[] };

/** What is no element, with its end. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** Where a tag ends; -1 where it does not. */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '>') return at;
    if (letter === '"' || letter === "'") {
      at = text.indexOf(letter, at + 1);
      if (at === -1) return -1;
    }
  }
  return -1;
}

const attribute = (tag: string, pattern: RegExp): string | null => pattern.exec(tag)?.[1] ?? null;

/** Elements that are drawn with all references (`<use>`) followed; infinite for one that draws itself. */
function drawnElements(root: Element, byId: ReadonlyMap<string, readonly Element[]>): number {
  const known = new Map<Element, number>();
  const drawnBy = (element: Element): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    known.set(element, Number.POSITIVE_INFINITY);
    const drawn = element.references
      .flatMap((id) => byId.get(id) ?? [])
      .reduce((sum, one) => sum + drawnBy(one), element.count);
    known.set(element, drawn);
    return drawn;
  };
  return drawnBy(root);
}

/** Whether a drawing is small enough to be parsed. One that is not well-formed XML is not. */
export function isWithinLimits(text: string): boolean {
  const root: Element = { name: '', id: null, count: 0, references: [] };
  const open: Element[] = [root];
  // Programs do not agree on which of two elements with one id is drawn.
  const byId = new Map<string, Element[]>();
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const other = skipped.find(([begin]) => text.startsWith(begin, at));
    const end = other ? text.indexOf(other[1], at + other[0].length) : endOfTag(text, at);
    if (end === -1) return false;
    const tag = text.slice(at, end);
    at = end + 1;
    if (other) continue;
    const [, slash = '', name = ''] = /^<(\/?)(?:[^\s/:>]+:)?([^\s/>]*)/.exec(tag) ?? [];
    if (slash !== '') {
      if (htmlElement.test(name)) continue;
      if (open.pop()?.name !== name || open.length === 0) return false;
      continue;
    }
    const element = { name, id: attribute(tag, /\sid\s*=\s*["']([^"']*)/), count: 0, references: [] };
    if (element.id !== null) byId.set(element.id, [...(byId.get(element.id) ?? []), element]);
    const reference = name === 'use' ? attribute(tag, /href\s*=\s*["']\s*#([^"']*)/) : null;
    for (const one of [...open, element]) {
      one.count += 1;
      if (reference !== null) one.references.push(reference);
    }
    if (!tag.endsWith('/') || htmlElement.test(name)) open.push(element);
    if (open.length > maxDepth + 1 || root.count > maxElements) return false;
  }
  return drawnElements(root, byId) <= maxElements;
}
