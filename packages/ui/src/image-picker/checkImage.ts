import type { ImageContent } from './content/imageContent.ts';
import { headOf, readContent } from './content/readContent.ts';
import type { ImageSize } from './imageSize.ts';
import { imageTypes, typeOfContent, typeOfName, type ImageType } from './imageType.ts';

/** Taken where a place does not say it. */
export const usualTypes: readonly ImageType[] = ['jpeg', 'png'];
/** Bytes of one file, where a place does not say it. */
export const usualMaxBytes = 1_048_576;

/** What a place takes. */
export interface ImageRules {
  types: readonly ImageType[];
  /** Bytes of one file. */
  maxBytes: number;
  /** Pixels an image needs at least. */
  minSize?: ImageSize | undefined;
  /** Pixels it may have at most. */
  maxSize?: ImageSize | undefined;
}

export type ImageProblem =
  | { kind: 'empty' | 'damaged' | 'folder' }
  /** Its end is missing. */
  | { kind: 'cutOff' }
  /** The end of the name is none of those taken. */
  | { kind: 'name' }
  /** The content is not what the name promises; `found` is what it is. */
  | { kind: 'content'; found: string | undefined }
  | { kind: 'tooSmall' | 'tooLarge'; size: ImageSize }
  | { kind: 'tooBig' };

/** What is known of a file once it was looked at. */
export interface ImageVerdict {
  /** Why it cannot be sent as it is. */
  problem?: ImageProblem;
  /** Whether writing it anew, cropped or smaller, solves the problem. */
  isMendable: boolean;
  /** Whether it can be cropped at all. */
  isEditable: boolean;
  size?: ImageSize | undefined;
  /** Whether it moves: written anew, it would be one picture. */
  isAnimated?: boolean;
  /** Sides that browsers ask an icon for and it does not have, in pixels. */
  missingSides?: readonly number[] | undefined;
}

interface FileFacts {
  name: string;
  /** Bytes of the file. */
  bytes: number;
  /** What it is, whatever its name says. */
  found: ReturnType<typeof typeOfContent>;
  /** What is in it, if it is what its name says. */
  content: ImageContent;
}

/** Whether it has fewer pixels than a place needs. */
export const isTooSmall = (size: ImageSize, { minSize }: Pick<ImageRules, 'minSize'>): boolean =>
  minSize !== undefined && (size.width < minSize.width || size.height < minSize.height);

const refused = (problem: ImageProblem): ImageVerdict => ({ problem, isMendable: false, isEditable: false });

/** Judges a file by its name, its content, its pixels and its bytes, in this order. */
export function validateImage({ name, bytes, found, content }: FileFacts, rules: ImageRules): ImageVerdict {
  if (bytes === 0) return refused({ kind: 'empty' });
  const type = typeOfName(name);
  if (type === undefined || !rules.types.includes(type)) return refused({ kind: 'name' });
  if (found !== type) return refused({ kind: 'content', found });
  const { size, isWhole, isAnimated, missingSides } = content;
  // A drawing has no pixels of its own.
  if (size === undefined && type !== 'svg') return refused({ kind: 'damaged' });
  if (!isWhole) return refused({ kind: 'cutOff' });
  const { isEditable } = imageTypes[type];
  const validation = { size, isEditable, isMendable: false, isAnimated, missingSides };
  if (size !== undefined && type !== 'svg') {
    const { maxSize } = rules;
    if (isTooSmall(size, rules)) return { ...validation, problem: { kind: 'tooSmall', size } };
    if (maxSize && (size.width > maxSize.width || size.height > maxSize.height))
      return { ...validation, problem: { kind: 'tooLarge', size }, isMendable: isEditable };
  }
  if (bytes > rules.maxBytes) return { ...validation, problem: { kind: 'tooBig' }, isMendable: isEditable };
  return validation;
}

const unread: ImageContent = { size: undefined, isWhole: false, isAnimated: false };

/** Reads as much of the file as the judgement needs. One that cannot be read any more is damaged. */
export async function inspectImage(file: File, rules: ImageRules): Promise<ImageVerdict> {
  const { name, size: bytes } = file;
  const type = typeOfName(name);
  try {
    const found = type && typeOfContent(await headOf(file, type));
    const content = type && found === type ? await readContent(file, type) : unread;
    return validateImage({ name, bytes, found, content }, rules);
  } catch {
    return refused({ kind: 'damaged' });
  }
}

/** Whether an image is more than a tenth wider or narrower in shape than recommended. */
export const isOffRatio = (size: ImageSize, recommended: ImageSize): boolean =>
  Math.abs(size.width / size.height / (recommended.width / recommended.height) - 1) > 0.1;
