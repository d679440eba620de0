import * as v from 'valibot';
import { failure } from './messages.ts';
import { asyncRule, rule } from './rule.ts';
import { isSvg } from './svg.ts';

/** What a rule needs: the file name, its size in bytes and its first `headLength` bytes. */
export interface FileMetadata {
  name: string;
  size: number;
  head: Uint8Array;
}

/** Enough for every signature and for an SVG prolog, where license comments and entities can precede the root element. */
export const headLength = 65_536;

/** Reads what the rules need; works in browsers and in Node. */
export async function readFileMetadata(file: Blob & { readonly name: string }): Promise<FileMetadata> {
  return {
    name: file.name,
    size: file.size,
    head: new Uint8Array(await file.slice(0, headLength).arrayBuffer()),
  };
}

const startsWith =
  (...signatures: readonly (readonly number[])[]) =>
  (head: Uint8Array): boolean =>
    signatures.some((signature) => signature.every((byte, index) => head[index] === byte));

/** The bytes of an ASCII signature. */
const bytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const jpeg = startsWith([0xff, 0xd8, 0xff]);
const zip = startsWith([...bytes('PK'), 3, 4]);
const wideMark = startsWith([0xff, 0xfe], [0xfe, 0xff]);
/** Control characters that do not occur in text files. */
// oxlint-disable-next-line no-control-regex
const binary = /[\0-\x08\x0E-\x1A\x1C-\x1F]/;
/**
 * Text in any encoding, including UTF-16 with a byte order mark (Windows PowerShell). Checks only the beginning:
 * later on, a rotated log can contain null bytes.
 */
function isText(head: Uint8Array): boolean {
  const start = head.subarray(0, 1024);
  const encoding = wideMark(start) ? (start[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1';
  return !binary.test(new TextDecoder(encoding).decode(start));
}

/** By extension: whether the first bytes match. */
const contents = {
  jpg: jpeg,
  jpeg,
  png: startsWith([0x89, ...bytes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: startsWith(bytes('GIF87a'), bytes('GIF89a')),
  ico: startsWith([0, 0, 1, 0]),
  svg: isSvg,
  pdf: startsWith(bytes('%PDF-')),
  zip,
  docx: zip,
  doc: startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  txt: isText,
  log: isText,
} satisfies Record<string, (head: Uint8Array) => boolean>;

export type FileExtension = keyof typeof contents;

/** Accepted extensions, without the dot, and the maximum size in bytes. */
export interface FileSet {
  readonly extensions: readonly FileExtension[];
  readonly bytes: number;
}

const oneMegabyte = 1_048_576;
/** The specification's own number, neither 5 MB nor 5 MiB. */
const fiveMegabytes = 5_048_576;

export const fileSets = {
  docs: {
    extensions: ['jpeg', 'jpg', 'png', 'txt', 'log', 'pdf', 'doc', 'docx', 'zip'],
    bytes: fiveMegabytes,
  },
  gif: { extensions: ['gif'], bytes: oneMegabyte },
  logo: { extensions: ['svg', 'png', 'ico'], bytes: oneMegabyte },
  favicon: { extensions: ['ico'], bytes: oneMegabyte },
  image: { extensions: ['jpg', 'jpeg', 'png'], bytes: oneMegabyte },
} as const satisfies Record<string, FileSet>;

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

// Normalizes composed letters and spaces, and removes invisible characters except bidi controls, which are rejected.
const readFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/(?![\u{202A}-\u{202E}\u{2066}-\u{2069}])\p{Cf}/gu, '')
    .trim();

/** Characters that are special in paths or patterns, or disguise a name. */
const dangerous = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FFFD}\\/:*?"<>|]|^\./u;
const maxFileName = 100;
const isFileName = (name: string): boolean => name.length <= maxFileName && !dangerous.test(name);

function isOfSet(set: FileSet, { name, head }: FileMetadata): boolean {
  const extension = set.extensions.find((one) => one === extensionOf(name));
  return extension !== undefined && contents[extension](head);
}

const fileMetadata = v.object({
  name: v.string(),
  size: v.number(),
  head: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

const isSmall = (set: FileSet) => (file: { readonly size: number }) => file.size <= set.bytes;
type Named = { readonly name: string };
const hasFileName = <File extends Named>() =>
  rule(
    ({ name }: File) => isFileName(readFileName(name)),
    ({ name }: File) =>
      failure('FILE_NAME', { character: dangerous.exec(readFileName(name).slice(0, maxFileName))?.[0] }),
  );
/** Replaces the name with the normalized one. */
const renamed = <File extends Named>() =>
  v.transform((file: File): File => ({ ...file, name: readFileName(file.name) }));
const areFew = (maxLength: number) => (files: readonly unknown[]) => files.length <= maxLength;

/**
 * A file of `set`: within the size limit, with matching extension and first bytes, and a safe name, which is
 * normalized.
 * @__NO_SIDE_EFFECTS__
 */
export const fileRule = (set: FileSet) =>
  v.pipe(
    fileMetadata,
    rule<FileMetadata>(isSmall(set), failure('FILE_TOO_BIG', { bytes: set.bytes })),
    rule((file: FileMetadata) => isOfSet(set, file), failure('FILE_TYPE')),
    hasFileName<FileMetadata>(),
    renamed<FileMetadata>(),
  );

const declaredFile = v.object({ name: v.string(), size: v.number() });

/** As `fileRule`, for a declared upload whose content has not arrived yet. @__NO_SIDE_EFFECTS__ */
export const declaredFileRule = (set: FileSet) =>
  v.pipe(
    declaredFile,
    rule<v.InferOutput<typeof declaredFile>>(isSmall(set), failure('FILE_TOO_BIG', { bytes: set.bytes })),
    rule<v.InferOutput<typeof declaredFile>>(
      ({ name }) => set.extensions.some((one) => one === extensionOf(name)),
      failure('FILE_TYPE'),
    ),
    hasFileName<v.InferOutput<typeof declaredFile>>(),
    renamed<v.InferOutput<typeof declaredFile>>(),
  );

/** At most `maxLength` files of `set`. @__NO_SIDE_EFFECTS__ */
export const filesRule = (set: FileSet, maxLength: number) =>
  v.pipe(v.array(fileRule(set)), rule<FileMetadata[]>(areFew(maxLength), failure('FILE_COUNT')));

const isFile = v.custom<File>((value) => value instanceof File);

/** As `fileRule`; reads the file during validation. */
const validated = <Input>(schema: v.GenericSchema<Input, File>, set: FileSet) =>
  v.pipeAsync(
    schema,
    rule<File>(isSmall(set), failure('FILE_TOO_BIG', { bytes: set.bytes })),
    asyncRule(async (file: File) => isOfSet(set, await readFileMetadata(file)), failure('FILE_TYPE')),
    hasFileName<File>(),
  );

/**
 * As `fileRule`, for a file in a form. An empty field is `null`, which is rejected unless wrapped in `nullableAsync`.
 * @__NO_SIDE_EFFECTS__
 */
export const chosenFile = (set: FileSet) => validated(isFile as v.GenericSchema<File | null, File>, set);

/** As `filesRule`, for files in a form. @__NO_SIDE_EFFECTS__ */
export const chosenFiles = (set: FileSet, maxLength: number) =>
  v.pipeAsync(v.arrayAsync(validated(isFile, set)), rule<File[]>(areFew(maxLength), failure('FILE_COUNT')));
