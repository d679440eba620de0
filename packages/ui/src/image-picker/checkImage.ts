import type { ImageContent, ImageSize } from './content/imageContent.ts';
import { readHeader, readContent } from './content/readContent.ts';
import { imageTypes, detectContentType, detectNameType, type ImageType } from './imageType.ts';

/** Default of `types`. */
export const defaultTypes: readonly ImageType[] = ['jpeg', 'png'];
/** Default of `maxBytes`. */
export const defaultMaxBytes = 1_048_576;

/** Limits for uploaded images. */
export interface ImageRules {
  types: readonly ImageType[];
  /** Bytes of one file. */
  maxBytes: number;
  minSize?: ImageSize | undefined;
  maxSize?: ImageSize | undefined;
}

export type ImageProblem =
  | { kind: 'empty' | 'damaged' | 'folder' }
  /** The file is truncated. */
  | { kind: 'incomplete' }
  /** The extension is not allowed. */
  | { kind: 'name' }
  /** The content does not match the extension; `detectedType` is its type. */
  | { kind: 'content'; detectedType: string | undefined }
  | { kind: 'tooSmall' | 'tooLarge'; size: ImageSize }
  | { kind: 'tooBig' };

/** Result of checking a file. */
export interface ImageValidation {
  /** Why it cannot be uploaded as it is. */
  problem?: ImageProblem;
  /** Whether cropping or reducing it solves the problem. */
  isFixable: boolean;
  isEditable: boolean;
  /** Whether transparent padding can be added. */
  isPaddable?: boolean;
  size?: ImageSize | undefined;
  /** Whether encoding it again loses an animation. */
  isAnimated?: boolean;
  /** Sizes that browsers request and the icon lacks, in pixels. */
  missingSides?: readonly number[] | undefined;
}

interface FileMetadata {
  name: string;
  /** Bytes of the file. */
  bytes: number;
  /** Type by its first bytes. */
  detectedType: ReturnType<typeof detectContentType>;
  content: ImageContent;
}

export const isTooSmall = (size: ImageSize, { minSize }: Pick<ImageRules, 'minSize'>): boolean =>
  minSize !== undefined && (size.width < minSize.width || size.height < minSize.height);

const invalid = (problem: ImageProblem): ImageValidation => ({ problem, isFixable: false, isEditable: false });

/** Checks the name, the content, the pixels and the bytes, in this order. */
export function validateImage(
  { name, bytes, detectedType, content }: FileMetadata,
  rules: ImageRules,
): ImageValidation {
  if (bytes === 0) return invalid({ kind: 'empty' });
  const type = detectNameType(name);
  if (type === undefined || !rules.types.includes(type)) return invalid({ kind: 'name' });
  if (detectedType !== type) return invalid({ kind: 'content', detectedType });
  const { size, isComplete, isAnimated, missingSides } = content;
  // An SVG can have no size.
  if (size === undefined && type !== 'svg') return invalid({ kind: 'damaged' });
  if (!isComplete) return invalid({ kind: 'incomplete' });
  const { isEditable } = imageTypes[type];
  // Only these have transparency; a padded JPEG becomes a PNG.
  const isPaddable = type === 'png' || type === 'svg' || (type === 'jpeg' && rules.types.includes('png'));
  const validation = { size, isEditable, isPaddable, isFixable: false, isAnimated, missingSides };
  if (size !== undefined && type !== 'svg') {
    const { maxSize } = rules;
    if (isTooSmall(size, rules)) return { ...validation, problem: { kind: 'tooSmall', size } };
    if (maxSize && (size.width > maxSize.width || size.height > maxSize.height))
      return { ...validation, problem: { kind: 'tooLarge', size }, isFixable: isEditable };
  }
  if (bytes > rules.maxBytes) return { ...validation, problem: { kind: 'tooBig' }, isFixable: isEditable };
  return validation;
}

const unreadableContent: ImageContent = { size: undefined, isComplete: false, isAnimated: false };

/** Reads only what the checks need. A file that cannot be read is damaged. */
export async function inspectImage(file: File, rules: ImageRules): Promise<ImageValidation> {
  const { name, size: bytes } = file;
  const type = detectNameType(name);
  try {
    const detectedType = type && detectContentType(await readHeader(file, type));
    const content = type && detectedType === type ? await readContent(file, type) : unreadableContent;
    return validateImage({ name, bytes, detectedType, content }, rules);
  } catch {
    return invalid({ kind: 'damaged' });
  }
}

/** Whether an image is more than a tenth wider or narrower in shape than recommended. */
export const isOffRatio = (size: ImageSize, recommended: ImageSize): boolean =>
  Math.abs(size.width / size.height / (recommended.width / recommended.height) - 1) > 0.1;
