import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ImageRules } from './checkImage.ts';
import type { ImageSize } from './content/imageContent.ts';
import type { StoredImage } from './imageSource.ts';
import { imageTypes, typeOfName, type ImageType } from './imageType.ts';
import { imagePickerMessages } from './messages.ts';
import type { UploadState } from './uploadReducer.ts';

/** A limit in whole megabytes is told as such: 1 048 576 bytes are "1 MB", which promises nothing that is refused. */
const rounded = (bytes: number) => (bytes < 1_000_000 ? bytes : Math.floor(bytes / 1_000_000) * 1_000_000);

/** What the picker says about images, in the words and numbers of the locale. */
export function useImageWords({ types, maxBytes, minSize, maxSize }: ImageRules, recommended: ImageSize | undefined) {
  const texts = useMessages(imagePickerMessages);
  const { bytes, number, list } = useFormats();
  const pixels = ({ width, height }: ImageSize) => texts.pixels(number(width), number(height));
  const typeName = (type: ImageType) =>
    texts.or(imageTypes[type].extensions.map((extension) => extension.toUpperCase()));
  const typeNames = texts.or(types.flatMap((type) => imageTypes[type].extensions.map((one) => one.toUpperCase())));
  const limit = bytes(rounded(maxBytes));
  const withPixels = (limits: string) => (recommended ? texts.andPixels(limits, pixels(recommended)) : limits);
  return {
    typeNames,
    limits: withPixels(texts.limits(typeNames, limit)),
    limitsEach: withPixels(texts.limitsEach(typeNames, limit)),
    pixels,
    /** "1600 × 1200 · 812 kB", as far as it is known. */
    facts: ({ width, height, size }: Pick<StoredImage, 'width' | 'height' | 'size'>): string[] => [
      ...(width === undefined || height === undefined ? [] : [pixels({ width, height })]),
      ...(size === undefined ? [] : [bytes(size)]),
    ],
    places: (uses: readonly string[]) => list(uses),
    /** Why the file is refused. */
    refusal: (name: string, { problem }: UploadState & { kind: 'refused' }): string => {
      const promised = typeOfName(name);
      switch (problem.kind) {
        case 'rule':
          return problem.message;
        case 'empty':
          return texts.isEmpty;
        case 'folder':
          return texts.isFolder;
        case 'name':
          return texts.wrongType(typeNames);
        case 'content': {
          const words = promised === undefined ? typeNames : typeName(promised);
          return problem.found === undefined
            ? texts.wrongContent(words)
            : texts.wrongContentOf(words, problem.found.toUpperCase());
        }
        case 'cutOff':
          return texts.cutOff;
        case 'damaged':
          return texts.damaged;
        case 'tooBig':
          return texts.tooBig(limit);
        case 'tooSmall':
          return texts.tooSmall(pixels(problem.size), pixels(minSize ?? problem.size));
        case 'tooLarge':
          return texts.tooLarge(pixels(problem.size), pixels(maxSize ?? problem.size));
      }
    },
  };
}

export type ImageWords = ReturnType<typeof useImageWords>;
