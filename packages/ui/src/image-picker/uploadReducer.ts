import type { ImageProblem } from './checkImage.ts';
import type { CropArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';
import type { StoredImage } from './imageSource.ts';

export type UploadState =
  /** `isStopped`: it is not queued when the check ends. */
  | { kind: 'checking'; isStopped?: true }
  /** It cannot be uploaded as it is. */
  | { kind: 'refused'; problem: ImageProblem | { kind: 'rule'; message: string }; isFixable: boolean }
  /** It can be cropped first. `padded`: uploading it adds padding; only then, `canCrop` can be false. */
  | { kind: 'waiting'; isSendable: boolean; padded?: CropArea; canCrop?: boolean }
  /** It is being cropped or reduced. */
  | { kind: 'preparing'; before: UploadState }
  | { kind: 'queued' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; image: StoredImage }
  | { kind: 'failed'; error: unknown }
  | { kind: 'canceled' };

export interface Upload {
  id: string;
  original: File;
  /** The file to upload: the original, or a cropped or smaller one. */
  file: File;
  size?: ImageSize | undefined;
  /** Pixels that were added on each of two opposite sides. */
  padding?: ImageSize | undefined;
  isAnimated?: boolean | undefined;
  /** Sizes that browsers request and the icon lacks, in pixels. */
  missingSides?: readonly number[] | undefined;
  /** Counts attempts to prepare or upload it, so that events of an earlier one are ignored. */
  attempt: number;
  state: UploadState;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly { id: string; file: File }[] }
  | {
      type: 'validated';
      id: string;
      state: UploadState & { kind: 'refused' | 'waiting' | 'queued' };
      size: ImageSize | undefined;
      isAnimated?: boolean | undefined;
      missingSides?: readonly number[] | undefined;
    }
  | { type: 'preparing'; id: string }
  | {
      type: 'prepared';
      id: string;
      attempt: number;
      file: File;
      size: ImageSize | undefined;
      padding?: ImageSize | undefined;
    }
  | { type: 'prepareFailed'; id: string; attempt: number; state: UploadState & { kind: 'refused' } }
  | { type: 'sendAsItIs'; id: string }
  | { type: 'progressed'; id: string; attempt: number; share: number }
  | { type: 'arrived'; id: string; attempt: number; image: StoredImage }
  | { type: 'failed'; id: string; attempt: number; error: unknown }
  | { type: 'canceled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'stopped' }
  | { type: 'cleared' };

export const maxConcurrent = 3;

/** Whether closing the picker would stop work in progress. */
export const isBusy = (state: UploadState): boolean =>
  state.kind === 'checking'
    ? state.isStopped !== true
    : state.kind === 'preparing' || state.kind === 'queued' || state.kind === 'sending';

/** Whether an event belongs to the current attempt. */
const isCurrent = (upload: Upload, attempt: number, kind: 'preparing' | 'sending' = 'sending') =>
  upload.state.kind === kind && upload.attempt === attempt;

/** A file that was stopped while it was checked is canceled instead of queued. */
const applyStop = (before: UploadState, state: UploadState): UploadState =>
  before.kind === 'checking' && before.isStopped && state.kind === 'queued' ? { kind: 'canceled' } : state;

/** The state after all work was stopped. */
function stopped(state: UploadState): UploadState {
  switch (state.kind) {
    case 'checking':
      return { kind: 'checking', isStopped: true };
    case 'preparing':
      return state.before;
    case 'queued':
    case 'sending':
      return { kind: 'canceled' };
    default:
      return state;
  }
}

function next(
  upload: Upload,
  event: Exclude<UploadEvent, { type: 'added' | 'removed' | 'cleared' | 'stopped' }>,
): Upload {
  const { kind } = upload.state;
  switch (event.type) {
    case 'validated':
      return kind === 'checking'
        ? {
            ...upload,
            state: applyStop(upload.state, event.state),
            size: event.size,
            isAnimated: event.isAnimated,
            missingSides: event.missingSides,
          }
        : upload;
    case 'preparing':
      return kind === 'waiting' || (upload.state.kind === 'refused' && upload.state.isFixable)
        ? { ...upload, attempt: upload.attempt + 1, state: { kind: 'preparing', before: upload.state } }
        : upload;
    case 'prepared':
      return isCurrent(upload, event.attempt, 'preparing')
        ? {
            ...upload,
            file: event.file,
            size: event.size ?? upload.size,
            padding: event.padding,
            state: { kind: 'queued' },
          }
        : upload;
    case 'prepareFailed':
      return isCurrent(upload, event.attempt, 'preparing') ? { ...upload, state: event.state } : upload;
    case 'sendAsItIs':
      return upload.state.kind === 'waiting' && upload.state.isSendable
        ? { ...upload, state: { kind: 'queued' } }
        : upload;
    case 'progressed':
      return isCurrent(upload, event.attempt)
        ? { ...upload, state: { kind: 'sending', share: Math.min(1, Math.max(0, event.share)) } }
        : upload;
    case 'arrived':
      return isCurrent(upload, event.attempt) ? { ...upload, state: { kind: 'done', image: event.image } } : upload;
    case 'failed':
      return isCurrent(upload, event.attempt) ? { ...upload, state: { kind: 'failed', error: event.error } } : upload;
    case 'canceled':
      return kind === 'sending' || kind === 'queued' ? { ...upload, state: { kind: 'canceled' } } : upload;
    case 'retried':
      return kind === 'failed' || kind === 'canceled' ? { ...upload, state: { kind: 'queued' } } : upload;
  }
}

/** Starts queued uploads up to the limit. */
function advance(uploads: readonly Upload[]): readonly Upload[] {
  let free = maxConcurrent - uploads.filter(({ state }) => state.kind === 'sending').length;
  if (free <= 0 || !uploads.some(({ state }) => state.kind === 'queued')) return uploads;
  return uploads.map((upload) => {
    if (upload.state.kind !== 'queued' || free <= 0) return upload;
    free -= 1;
    return { ...upload, attempt: upload.attempt + 1, state: { kind: 'sending', share: 0 } };
  });
}

const created = ({ id, file }: { id: string; file: File }): Upload => ({
  id,
  original: file,
  file,
  attempt: 0,
  state: { kind: 'checking' },
});

export function uploadReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads.map(created)];
    case 'removed':
      return advance(uploads.filter(({ id }) => id !== event.id));
    case 'stopped':
      return uploads.map((upload) => (isBusy(upload.state) ? { ...upload, state: stopped(upload.state) } : upload));
    case 'cleared':
      return uploads.filter(({ state }) => state.kind !== 'done' && state.kind !== 'refused');
    default:
      return advance(uploads.map((upload) => (upload.id === event.id ? next(upload, event) : upload)));
  }
}
