import { isTooSmall, type ImageRules } from './checkImage.ts';
import { encodeImage } from './encodeImage.ts';
import { paddingOf, type CropArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';
import type { Upload, UploadState } from './uploadReducer.ts';

type Refused = UploadState & { kind: 'refused' };

interface ReencodeOptions {
  rules: ImageRules;
  /** The application's check of the file to upload: an error message, or nothing. */
  check: (file: File) => Promise<string | undefined>;
  encode?: typeof encodeImage;
}

export const refusedByRule = (message: string): Refused => ({
  kind: 'refused',
  problem: { kind: 'rule', message },
  isFixable: false,
});

/** Crops, pads or reduces an image and checks the result as the original was checked. */
export async function reencode(
  { original, state }: Pick<Upload, 'original' | 'state'>,
  area: CropArea,
  { rules, check, encode = encodeImage }: ReencodeOptions,
): Promise<{ file: File; size: ImageSize; padding?: ImageSize } | Refused> {
  try {
    const encoded = await encode(original, area, rules);
    if (isTooSmall(encoded.size, rules))
      return { kind: 'refused', problem: { kind: 'tooSmall', size: encoded.size }, isFixable: false };
    const message = await check(encoded.file);
    if (message !== undefined) return refusedByRule(message);
    if (area.width <= 1 && area.height <= 1) return encoded;
    // In pixels of the result, which can be smaller than the original.
    const inner = { width: encoded.size.width / area.width, height: encoded.size.height / area.height };
    return { ...encoded, padding: paddingOf(area, inner) };
  } catch {
    const problem = state.kind === 'refused' ? state.problem : { kind: 'damaged' as const };
    return { kind: 'refused', problem, isFixable: false };
  }
}
