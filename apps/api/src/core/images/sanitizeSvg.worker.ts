import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { SvgPart } from './publicImage.ts';
import type { SanitizedSvg } from './readSvg.ts';

/**
 * Takes everything out of a drawing that is not needed to draw it: by the allow-list of DOMPurify for drawings, and on top of it
 * whatever loads something from elsewhere. Answers each drawing with what is left of it and which parts are not, or null where nothing is.
 */
const { window } = new JSDOM('');
const purify = createDOMPurify(window);
const serializer = new window.XMLSerializer();

/** Something of the drawing itself: a gradient, a clip path, a shape. Without what programs read in different ways: encodings, spaces. */
const isOwnReference = (value: string): boolean => /^\s*#[^\s%]+\s*$/.test(value);
/** Loads, or could when it is read as CSS does: an escape can hide either. */
const isLoading = (css: string): boolean => /\\|@import|image-set|src\s*\(|url\s*\(\s*(?!['"]?#)/i.test(css);

const lost = new Set<SvgPart>();
const partOfTag: Readonly<Record<string, SvgPart>> = {
  image: 'IMAGE',
  feimage: 'IMAGE',
  foreignobject: 'TEXT',
  animate: 'ANIMATION',
  set: 'ANIMATION',
};
/** Nothing of these is drawn, or what is in them is kept. */
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
    // A handler draws nothing.
    if (!/^on|:(?!href)/i.test(attrName)) lost.add('EXTERNAL');
  } else if (isReference) attribute.attrValue = attrValue.trim();
});

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The element and all in it that draws, without prefixes. */
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

/** As HTML, by whose rules it is cleaned, understands it: without prefixes, which editors write for `xmlns:svg`. */
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
    // Shapes of the drawing itself; the hook above takes away any other reference.
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href'],
    // An id that is also a name of `document` is no danger in a file of its own.
    SANITIZE_DOM: false,
    // What is only named in a file.
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const [drawing, ...others] = clean.children;
  if (drawing?.localName !== 'svg' || others.length > 0) return null;
  const written = serializer.serializeToString(drawing);
  // As a browser reads it: by the rules of XML.
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
