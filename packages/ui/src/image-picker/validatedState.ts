import { isTooSmall, type ImageRules, type ImageValidation } from './checkImage.ts';
import { centeredArea, hasRatio, paddedArea, pixelsOf } from './cropArea.ts';
import type { UploadState } from './uploadReducer.ts';

export type ValidatedState = UploadState & { kind: 'refused' | 'waiting' | 'queued' };

interface CropOptions {
  rules: Pick<ImageRules, 'minSize'>;
  crop: number | 'free' | undefined;
  isCropRequired: boolean;
  fit: 'crop' | 'pad';
}

/** Whether a checked file is queued, waits to be cropped, or is refused. */
export function validatedState(
  { problem, isFixable, isEditable, isPaddable, size }: ImageValidation,
  { rules, crop, isCropRequired, fit }: CropOptions,
): ValidatedState {
  const canCrop = crop !== undefined && isEditable;
  if (problem && !(canCrop && isFixable)) return { kind: 'refused', problem, isFixable };
  if (fit === 'pad' && isPaddable && typeof crop === 'number' && size && !hasRatio(size, crop))
    return { kind: 'waiting', isSendable: true, canCrop, padded: paddedArea(size, crop) };
  if (!canCrop || (typeof crop === 'number' && size && hasRatio(size, crop) && !problem)) return { kind: 'queued' };
  if (!isCropRequired && !problem) return { kind: 'waiting', isSendable: true };
  // Even the largest crop has too few pixels.
  const largest = size && typeof crop === 'number' ? pixelsOf(centeredArea(size, crop), size) : size;
  if (largest && isTooSmall(largest, rules))
    return { kind: 'refused', problem: { kind: 'tooSmall', size: largest }, isFixable: false };
  return { kind: 'waiting', isSendable: crop === 'free' && problem === undefined };
}
