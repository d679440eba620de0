import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ImageRules } from './checkImage.ts';
import type { ImageSize } from './content/imageContent.ts';
import type { StoredImage } from './imageSource.ts';
import { imageTypes, detectNameType, type ImageType } from './imageType.ts';
import { imagePickerMessages } from './messages.ts';
import type { UploadState } from './uploadReducer.ts';

/**
 * Rounds a limit down to whole megabytes: 1,048,576 bytes are shown as "1 MB", so that no file within it is rejected.
 */
const roundDownToMegabytes = (bytes: number) => (bytes < 1_000_000 ? bytes : Math.floor(bytes / 1_000_000) * 1_000_000);

/** Texts about images, in the words and numbers of the locale. */
export function useImageLabels({ types, maxBytes, minSize, maxSize }: ImageRules, recommended: ImageSize | undefined) {
  const messages = useMessages(imagePickerMessages);
  const { bytes, number, list } = useFormats();
  const pixels = ({ width, height }: ImageSize) => messages.pixels(number(width), number(height));
  const typeName = (type: ImageType) =>
    messages.or(imageTypes[type].extensions.map((extension) => extension.toUpperCase()));
  const typeNames = messages.or(types.flatMap((type) => imageTypes[type].extensions.map((one) => one.toUpperCase())));
  const limit = bytes(roundDownToMegabytes(maxBytes));
  const withPixels = (limits: string) => (recommended ? messages.limitsAndSize(limits, pixels(recommended)) : limits);
  return {
    typeNames,
    limits: withPixels(messages.limits(typeNames, limit)),
    limitsEach: withPixels(messages.limitsEach(typeNames, limit)),
    pixels,
    /** "18 px left and right". */
    padding: ({ width, height }: ImageSize) => messages.padding(number(width > 0 ? width : height), width > 0),
    /** "1600 × 1200 · 812 kB", as far as known. */
    details: ({ width, height, size }: Pick<StoredImage, 'width' | 'height' | 'size'>): string[] => [
      ...(width === undefined || height === undefined ? [] : [pixels({ width, height })]),
      ...(size === undefined ? [] : [bytes(size)]),
    ],
    formatUses: (uses: readonly string[]) => list(uses),
    /** Error message of a rejected file. */
    refusal: (name: string, { problem }: UploadState & { kind: 'refused' }): string => {
      const namedType = detectNameType(name);
      switch (problem.kind) {
        case 'rule':
          return problem.message;
        case 'empty':
          return messages.isEmpty;
        case 'folder':
          return messages.isFolder;
        case 'name':
          return messages.typeNotAllowed(typeNames);
        case 'content': {
          const allowed = namedType === undefined ? typeNames : typeName(namedType);
          return problem.detectedType === undefined
            ? messages.contentMismatch(allowed)
            : messages.contentMismatchOf(allowed, problem.detectedType.toUpperCase());
        }
        case 'incomplete':
          return messages.incomplete;
        case 'damaged':
          return messages.damaged;
        case 'tooBig':
          return messages.tooBig(limit);
        case 'tooSmall':
          return messages.tooSmall(pixels(problem.size), pixels(minSize ?? problem.size));
        case 'tooLarge':
          return messages.tooLarge(pixels(problem.size), pixels(maxSize ?? problem.size));
      }
    },
  };
}

export type ImageLabels = ReturnType<typeof useImageLabels>;
