import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { SvgPart } from './publicImage.ts';
import type { SanitizedSvg } from './readSvg.ts';

/**
 * Removes everything from an SVG that is not needed to draw it: with DOMPurify's SVG allow-list, and additionally everything that loads
 * external content. Returns the rest and the removed parts, or null if nothing is left.
 */
const { window } = new JSDOM('');
const purify = createDOMPurify(window);
const serializer = new window.XMLSerializer();

/** A reference within the file: a gradient, a clip path, a shape. Rejects encodings and spaces, which programs interpret differently. */
const isOwnReference = (value: string): boolean => /^\s*#[^\s%]+\s*$/.test(value);
/** Whether CSS loads something, or could: an escape can hide it. */
const isLoading = (css: string): boolean => /\\|@import|image-set|src\s*\(|url\s*\(\s*(?!['"]?#)/i.test(css);

const lost = new Set<SvgPart>();
const partOfTag: Readonly<Record<string, SvgPart>> = {
  image: 'IMAGE',
  feimage: 'IMAGE',
  foreignobject: 'TEXT',
  animate: 'ANIMATION',
  set: 'ANIMATION',
};
/** Elements that draw nothing, or whose content is kept. */
const isUndrawn = (tag: string): boolean =>
  /^(?:#|!|\?|script$|a$|metadata$|title$|desc$|head$|body$|html$)|:/.test(tag);

purify.addHook('uponSanitizeElement', (node) => {
  if (node.nodeName.toLowerCase() !== 'style' || !isLoading(node.textContent ?? '')) return;
  lost.add('EXTERNAL');
  node.parentNode?.removeChild(node);
});
purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const { attrName, attrValue } = attribute;
  const isReference = attrName === 'href' || attrName === 'xlink:href' || attrName === 'src';
  if (isReference ? !isOwnReference(attrValue) : isLoading(attrValue)) {
    attribute.keepAttr = false;
    // An event handler draws nothing.
    if (!/^on|:(?!href)/i.test(attrName)) lost.add('EXTERNAL');
  } else if (isReference) attribute.attrValue = attrValue.trim();
});

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The element and everything in it that draws, without namespace prefixes. */
function unprefixed(element: Element): Element {
  const copy = window.document.createElementNS(svgNamespace, element.localName);
  for (const { namespaceURI, name, value } of element.attributes)
    if (!/^xmlns(?::|$)/.test(name)) copy.setAttributeNS(namespaceURI, name, value);
  for (const child of element.childNodes) {
    if (child instanceof window.Element) {
      if (child.namespaceURI === svgNamespace) copy.append(unprefixed(child));
    } else if (child instanceof window.Text) copy.append(child.data);
  }
  return copy;
}

/** Converts the SVG to HTML syntax for DOMPurify: removes prefixes, which editors write for `xmlns:svg`. */
function asHtml(text: string): string {
  if (!/<[^\s<>/:]+:svg[\s/>]/i.test(text)) return text;
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root.namespaceURI === svgNamespace && root.prefix !== null
    ? serializer.serializeToString(unprefixed(root))
    : text;
}

function sanitize(text: string): SanitizedSvg | null {
  lost.clear();
  const clean = purify.sanitize(asHtml(text), {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['a', 'script', 'foreignObject', 'animate', 'set', 'image', 'feImage'],
    // Allows shapes within the file; the hook above removes all other references.
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href'],
    // IDs that clash with `document` properties are harmless in a separate file.
    SANITIZE_DOM: false,
    // Data attributes draw nothing.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const [drawing, ...others] = clean.children;
  if (drawing?.localName !== 'svg' || others.length > 0) return null;
  const written = serializer.serializeToString(drawing);
  // Parsed as XML, like in a browser.
  const read = new window.DOMParser().parseFromString(written, 'image/svg+xml').documentElement;
  if (read.localName !== 'svg') return null;
  for (const one of purify.removed) {
    const tag = 'element' in one ? one.element.nodeName.toLowerCase() : '#attribute';
    if (!isUndrawn(tag)) lost.add(partOfTag[tag] ?? 'OTHER');
  }
  return { text: written, removed: [...lost] };
}

parentPort?.on('message', (text: string) => {
  try {
    parentPort?.postMessage(sanitize(text));
  } catch {
    parentPort?.postMessage(null);
  }
});
parentPort?.postMessage('ready');
