/** Far more than any logo has. Cleaning takes time with the elements, and much more with the depth. */
const maxDepth = 64;
const maxElements = 5_000;

/** Elements, or their end tags, at which HTML leaves a drawing. */
const htmlElement =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|font|h[1-6]|head|hr|html|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strong|strike|sub|sup|table|tt|u|ul|var)$/i;
/** Elements whose content HTML reads by its own rules: no element in them closes itself. */
const htmlContent = /^(?:title|desc|foreignobject)$/i;

/** What XML and HTML end at different places, with its end in XML. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** A tag that XML and HTML read alike. */
const tagPattern =
  /^<(?<slash>\/?)(?<full>(?:[^\s/>:="'<]+:)?(?<name>[^\s/>:="'<]+))(?<attributes>(?:\s+[^\s/>="'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<close>\/?)>$/;
const attributePattern = /(?:[^\s:=]+:)?([^\s:=]+)\s*=\s*["']([^"']*)["']/g;

/** `count`: elements in it, itself included. `references`: ids that its `<use>` elements draw. */
type Element = { readonly name: string; count: number; readonly references: string[] };

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

/** Its ids, and the ids that it draws if it is a `<use>`. */
function readReferences(name: string, attributes: string) {
  const all = Array.from(attributes.matchAll(attributePattern), ([, attribute = '', value = '']) => ({
    attribute: attribute.toLowerCase(),
    value: value.trim(),
  }));
  const valuesOf = (wanted: string) => all.filter(({ attribute }) => attribute === wanted).map(({ value }) => value);
  const drawn = name.toLowerCase() === 'use' ? valuesOf('href') : [];
  return {
    ids: valuesOf('id'),
    references: drawn.filter((value) => value.startsWith('#')).map((value) => value.slice(1)),
  };
}

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

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A drawing of tags and text alone, which XML and HTML read alike, if it is small enough to be parsed. Null for a larger one, and for one
 * that is not well-formed XML.
 */
export function withinLimits(text: string): string | null {
  // A prefix can stand for the namespace of drawings; of another namespace its elements are none of HTML.
  const isPrefixed = /<[^\s<>/:]+:svg[\s/>]/i.test(text);
  const root: Element = { name: '', count: 0, references: [] };
  const open: Element[] = [root];
  // Programs do not agree on which of two elements with one id is drawn.
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
