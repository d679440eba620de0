import * as v from 'valibot';
import { asyncRule, rule } from './failure.ts';
import { isSvg } from './svg.ts';

/** What a rule must know of a file: its name, its size in bytes and its first `headLength` bytes. */
export interface FileFacts {
  name: string;
  size: number;
  head: Uint8Array;
}

/** Enough for every signature, and for the prolog of an SVG: licences and lists of entities may come before its element. */
export const headLength = 65_536;

/** Reads what the rules need; works in browsers and in Node. */
export async function readFileFacts(file: Blob & { readonly name: string }): Promise<FileFacts> {
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

/** Latin letters of a signature as bytes. */
const bytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Text in UTF-8; `undefined` where it is none. The end of the head may cut a character in two. */
function readText(head: Uint8Array): string | undefined {
  if (head.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
}

const jpeg = startsWith([0xff, 0xd8, 0xff]);
const zip = startsWith([...bytes('PK'), 3, 4]);
/** By its beginning: further on a log may have bytes of another encoding, or holes of a rotation. */
const isText = (head: Uint8Array): boolean => readText(head.subarray(0, 1024)) !== undefined;

/** By extension: whether the first bytes are what the name promises. */
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

/** Which files a place takes: their extensions, without the dot, and the most bytes of one. */
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

const isFileName = (name: string): boolean => name.length <= 100 && /^[A-Za-z\d _()-][A-Za-z\d ._()-]*$/.test(name);

function isOfSet(set: FileSet, { name, head }: FileFacts): boolean {
  const extension = set.extensions.find((one) => one === extensionOf(name));
  return extension !== undefined && contents[extension](head);
}

const fileFacts = v.object({
  name: v.string(),
  size: v.number(),
  head: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

const isSmall = (set: FileSet) => (file: { readonly size: number }) => file.size <= set.bytes;
const isNamed = (file: { readonly name: string }) => isFileName(file.name);
const areFew = (most: number) => (files: readonly unknown[]) => files.length <= most;

/**
 * A file of `set`: not too big, of a type that both its name and its first bytes tell, and named in letters, numbers,
 * spaces, dots, underscores, brackets and hyphens. @__NO_SIDE_EFFECTS__
 */
export const fileRule = (set: FileSet) =>
  v.pipe(
    fileFacts,
    rule<FileFacts, 'FILE_TOO_BIG'>(isSmall(set), 'FILE_TOO_BIG', { bytes: set.bytes }),
    rule((file: FileFacts) => isOfSet(set, file), 'FILE_TYPE', {}),
    rule<FileFacts, 'FILE_NAME'>(isNamed, 'FILE_NAME', {}),
  );

const declaredFile = v.object({ name: v.string(), size: v.number() });

/** As `fileRule`, of a file that is announced: its content is not there yet. @__NO_SIDE_EFFECTS__ */
export const declaredFileRule = (set: FileSet) =>
  v.pipe(
    declaredFile,
    rule<v.InferOutput<typeof declaredFile>, 'FILE_TOO_BIG'>(isSmall(set), 'FILE_TOO_BIG', { bytes: set.bytes }),
    rule<v.InferOutput<typeof declaredFile>, 'FILE_TYPE'>(
      ({ name }) => set.extensions.some((one) => one === extensionOf(name)),
      'FILE_TYPE',
      {},
    ),
    rule<v.InferOutput<typeof declaredFile>, 'FILE_NAME'>(isNamed, 'FILE_NAME', {}),
  );

/** At most `most` files of `set`. @__NO_SIDE_EFFECTS__ */
export const filesRule = (set: FileSet, most: number) =>
  v.pipe(v.array(fileRule(set)), rule<FileFacts[], 'FILE_COUNT'>(areFew(most), 'FILE_COUNT', {}));

const isFile = v.custom<File>((value) => value instanceof File);

/** As `fileRule`, read when it is validated. */
const validated = <Input>(schema: v.GenericSchema<Input, File>, set: FileSet) =>
  v.pipeAsync(
    schema,
    rule<File, 'FILE_TOO_BIG'>(isSmall(set), 'FILE_TOO_BIG', { bytes: set.bytes }),
    asyncRule(async (file: File) => isOfSet(set, await readFileFacts(file)), 'FILE_TYPE', {}),
    rule<File, 'FILE_NAME'>(isNamed, 'FILE_NAME', {}),
  );

/**
 * As `fileRule`, for a file that a form holds. A field without a file holds `null`, which is refused; in `nullableAsync`
 * it is not. @__NO_SIDE_EFFECTS__
 */
export const chosenFile = (set: FileSet) => validated(isFile as v.GenericSchema<File | null, File>, set);

/** As `filesRule`, for the files that a form holds. @__NO_SIDE_EFFECTS__ */
export const chosenFiles = (set: FileSet, most: number) =>
  v.pipeAsync(v.arrayAsync(validated(isFile, set)), rule<File[], 'FILE_COUNT'>(areFew(most), 'FILE_COUNT', {}));
