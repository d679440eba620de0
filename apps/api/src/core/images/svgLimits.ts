/** Far more than any logo needs. Cleaning time grows with the number of elements, and much faster with the depth. */
const maxDepth = 64;
const maxElements = 5_000;

/** Elements, or their end tags, that make an HTML parser leave the SVG. */
const htmlElement =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|font|h[1-6]|head|hr|html|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/i;
/** Elements whose content HTML parses with its own rules, without self-closing elements. */
const htmlContent = /^(?:title|desc|foreignobject)$/i;

/** Constructs that end at different places in XML and HTML, with their end in XML. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** A tag that XML and HTML parse the same way. */
const tagPattern =
  /^<(?<slash>\/?)(?<full>(?:[^\s/>:="'<]+:)?(?<name>[^\s/>:="'<]+))(?<attributes>(?:\s+[^\s/>="'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<close>\/?)>$/;
const attributePattern = /(?:[^\s:=]+:)?([^\s:=]+)\s*=\s*["']([^"']*)["']/g;

/** `count`: the number of elements, including itself. `references`: IDs that its `<use>` elements draw. */
type Element = { readonly name: string; count: number; readonly references: string[] };

/** The end of a tag, or -1. */
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

/** The IDs of an element, and those it draws if it is a `<use>`. */
function readReferences(name: string, attributes: string) {
  const all = Array.from(attributes.matchAll(attributePattern), ([, attribute = '', value = '']) => ({
    attribute: attribute.toLowerCase(),
    value: value.trim(),
  }));
  const valuesOf = (attributeName: string) =>
    all.filter(({ attribute }) => attribute === attributeName).map(({ value }) => value);
  const drawn = name.toLowerCase() === 'use' ? valuesOf('href') : [];
  return {
    ids: valuesOf('id'),
    references: drawn.filter((value) => value.startsWith('#')).map((value) => value.slice(1)),
  };
}

/** The number of elements drawn when all references (`<use>`) are followed; infinite for a cycle. */
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

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Reduces an SVG to tags and text, which XML and HTML parse the same way. Null if it is too large to parse or not well-formed. */
export function withinLimits(text: string): string | null {
  // A prefix can stand for the SVG namespace. Elements in other namespaces are not HTML elements.
  const isPrefixed = /<[^\s<>/:]+:svg[\s/>]/i.test(text);
  const root: Element = { name: '', count: 0, references: [] };
  const open: Element[] = [root];
  // Programs disagree about which of two elements with the same ID is drawn.
  const byId = new Map<string, Element[]>();
  const written: string[] = [];
  let unclosed = 0;
  let end = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', end)) {
    written.push(text.slice(end, at));
    const [begin, finish] = skipped.find(([start]) => text.startsWith(start, at)) ?? [];
    const last = begin === undefined ? endOfTag(text, at) : text.indexOf(finish, at + begin.length);
    if (last === -1) return null;
    end = last + (finish?.length ?? 1);
    if (begin === '<![CDATA[') written.push(escaped(text.slice(at + begin.length, last)));
    if (begin !== undefined) continue;
    const tag = text.slice(at, end);
    written.push(tag);
    const { slash, full = '', name = '', attributes = '', close } = tagPattern.exec(tag)?.groups ?? {};
    if (name === '' || htmlElement.test(isPrefixed ? name : full)) return null;
    if (slash === '/') {
      if (open.pop()?.name !== name || open.length === 0) return null;
      continue;
    }
    if (open.length === 1 && (root.count > 0 || name.toLowerCase() !== 'svg')) return null;
    const { ids, references } = readReferences(name, attributes);
    const element: Element = { name, count: 0, references: [] };
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), element]);
    for (const one of [...open, element]) {
      one.count += 1;
      one.references.push(...references);
    }
    if (close !== '/') open.push(element);
    else if (open.some((one) => htmlContent.test(one.name))) unclosed += 1;
    if (open.length + unclosed > maxDepth + 1 || root.count > maxElements) return null;
  }
  if (open.length > 1 || drawnElements(root, byId) > maxElements) return null;
  return written.join('') + text.slice(end);
}
