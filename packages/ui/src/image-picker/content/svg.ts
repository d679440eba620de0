import { toImageSize, type ImageContent, type ImageSize } from './imageContent.ts';

const starts: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
];

/** Decodes with the encoding of the byte order mark or the declaration, else UTF-8; empty if it is not text. */
function textOf(bytes: Uint8Array): string {
  const [wide] = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte)) ?? [];
  // The declaration is ASCII in all other encodings; wide encodings are detected by their bytes.
  const declaration = wide ? '' : new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^(?:ï»¿)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/u.exec(declaration)?.[1];
  try {
    const text = new TextDecoder(wide ?? (named === undefined || /^utf-16/iu.test(named) ? 'utf-8' : named), {
      fatal: true,
    }).decode(bytes, { stream: true });
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

/**
 * The offset after the document type at `from`, which can contain declarations in brackets with strings and comments.
 */
function behindDocumentType(text: string, from: number): number {
  const part = /"[^"]*"|'[^']*'|<!--[^]*?-->|[[\]>]/gu;
  part.lastIndex = from;
  let isInside = false;
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    if (match[0] === '[') isInside = true;
    else if (match[0] === ']') isInside = false;
    else if (match[0] === '>' && !isInside) return part.lastIndex;
  }
  return -1;
}

const root = /<((?:[\p{L}_][\p{L}\p{N}._-]*:)?svg)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>?/iuy;
const blank = /\s*/uy;

interface Root {
  /** Its offset in the text. */
  at: number;
  /** With its namespace prefix, if any. */
  name: string;
  tag: string;
  text: string;
}

/** The root element, after any declaration, comments and document type. */
function rootOf(bytes: Uint8Array): Root | undefined {
  const text = textOf(bytes);
  for (let at = 0; at !== -1 && at < text.length;) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    const behind = (mark: string) => {
      const end = text.indexOf(mark, at);
      return end === -1 ? -1 : end + mark.length;
    };
    if (text.startsWith('<!--', at)) at = behind('-->');
    else if (text.startsWith('<?', at)) at = behind('?>');
    else if (/^<!DOCTYPE/iu.test(text.slice(at, at + 9))) at = behindDocumentType(text, at + 9);
    else {
      root.lastIndex = at;
      const [tag, name] = root.exec(text) ?? [];
      return tag === undefined || name === undefined ? undefined : { at, tag, name, text };
    }
  }
  return undefined;
}

export const isSvg = (bytes: Uint8Array): boolean => rootOf(bytes) !== undefined;

const attributePattern = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'iu');

/** The size from `width` and `height` in pixels, else from the view box; it can be missing. */
export function readSvg(bytes: Uint8Array): ImageContent {
  const { tag = '', name = '', text = '' } = rootOf(bytes) ?? {};
  const valueOf = (attribute: string) => attributePattern(attribute).exec(tag)?.slice(1).find(Boolean)?.trim() ?? '';
  const side = (attribute: string) => Number(/^([\d.]+)(?:px)?$/iu.exec(valueOf(attribute))?.[1]);
  const [, , width, height] = valueOf('viewBox').split(/[\s,]+/u);
  const isComplete = tag.endsWith('/>') || text.lastIndexOf(`</${name}`) > 0;
  return {
    size: toImageSize(side('width'), side('height')) ?? toImageSize(Number(width), Number(height)),
    isComplete,
    isAnimated: false,
  };
}

/** A number as SVG writes it, to a thousandth. */
const decimal = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The image inside a larger one, with the same space on opposite sides; undefined without a size. As text: parsing it as
 * a document requires a Trusted Types policy.
 */
export function padSvg(bytes: Uint8Array, padding: ImageSize): string | undefined {
  const found = rootOf(bytes);
  const { size } = readSvg(bytes);
  if (found === undefined || size === undefined) return undefined;
  const { at, tag, text } = found;
  const [width, height] = [size.width, size.height].map(decimal);
  const placed = { x: decimal(padding.width), y: decimal(padding.height), width, height };
  const hasViewBox = attributePattern('viewBox').test(tag);
  const all = { ...placed, ...(hasViewBox ? {} : { viewBox: `0 0 ${width} ${height}` }) };
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  const bare = Object.keys(placed).reduce((rest, name) => rest.replace(attributePattern(name), ''), tag);
  const inner = bare.replace(/^<[^\s/>]+/u, (start) => `${start}${written.join('')}`);
  const outer = [size.width + 2 * padding.width, size.height + 2 * padding.height].map(decimal);
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${outer[0]}" height="${outer[1]}" viewBox="0 0 ${outer.join(' ')}">`;
  // The result is written in UTF-8.
  const head = text.slice(0, at).replace(/(<\?xml[^>]*?)\sencoding\s*=\s*["'][\w.:-]+["']/u, '$1');
  return `${head}${start}${inner}${text.slice(at + tag.length)}</svg>`;
}
