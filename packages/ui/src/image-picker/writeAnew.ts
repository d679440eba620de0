import { isTooSmall, type ImageRules } from './checkImage.ts';
import { encodeImage } from './encodeImage.ts';
import type { CropArea } from './encoding.ts';
import type { ImageSize } from './imageSize.ts';
import type { Upload, UploadState } from './uploadQueue.ts';

type Refused = UploadState & { kind: 'refused' };

interface WritingOptions {
  rules: ImageRules;
  /** What an application says about the file that would be sent. */
  ask: (file: File) => Promise<string | undefined>;
  encode?: typeof encodeImage;
}

/** What an application answered. */
export const refusedBy = (message: string): Refused => ({
  kind: 'refused',
  problem: { kind: 'rule', message },
  isMendable: false,
});

/** Writes part of an image anew, and validates what comes out as what was chosen is validated. */
export async function writeAnew(
  { original, state }: Pick<Upload, 'original' | 'state'>,
  area: CropArea,
  { rules, ask, encode = encodeImage }: WritingOptions,
): Promise<{ file: File; size: ImageSize } | Refused> {
  try {
    const written = await encode(original, area, rules);
    if (isTooSmall(written.size, rules))
      return { kind: 'refused', problem: { kind: 'tooSmall', size: written.size }, isMendable: false };
    const message = await ask(written.file);
    return message === undefined ? written : refusedBy(message);
  } catch {
    const problem = state.kind === 'refused' ? state.problem : { kind: 'damaged' as const };
    return { kind: 'refused', problem, isMendable: false };
  }
}
