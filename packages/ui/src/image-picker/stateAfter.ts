import { isTooSmall, type ImageRules, type ImageVerdict } from './checkImage.ts';
import { centredArea, hasRatio, pixelsOf } from './encoding.ts';
import type { UploadState } from './uploadQueue.ts';

export type Judged = UploadState & { kind: 'refused' | 'waiting' | 'queued' };

interface Place {
  rules: Pick<ImageRules, 'minSize'>;
  crop: number | 'free' | undefined;
  isCropRequired: boolean;
}

/** Whether a file goes up, waits to be cropped, or cannot be used. */
export function stateAfter(
  { problem, isMendable, isEditable, size }: ImageVerdict,
  { rules, crop, isCropRequired }: Place,
): Judged {
  const canCrop = crop !== undefined && isEditable;
  if (problem && !(canCrop && isMendable)) return { kind: 'refused', problem, isMendable };
  if (!canCrop || (typeof crop === 'number' && size && hasRatio(size, crop) && !problem)) return { kind: 'queued' };
  if (!isCropRequired && !problem) return { kind: 'waiting', isSendable: true };
  // Nothing that can be cut out of it would do.
  const largest = size && typeof crop === 'number' ? pixelsOf(centredArea(size, crop), size) : size;
  if (largest && isTooSmall(largest, rules))
    return { kind: 'refused', problem: { kind: 'tooSmall', size: largest }, isMendable: false };
  return { kind: 'waiting', isSendable: crop === 'free' && problem === undefined };
}
