import type { ImageProblem } from './checkImage.ts';
import type { ImageSize } from './imageSize.ts';
import type { StoredImage } from './imageSource.ts';

export type UploadState =
  /** Its content is being looked at; `isStopped`: and it is not to be sent by itself after that. */
  | { kind: 'checking'; isStopped?: true }
  /** It cannot be sent as it is. */
  | { kind: 'refused'; problem: ImageProblem | { kind: 'rule'; message: string }; isMendable: boolean }
  /** It can be cropped before it is sent. */
  | { kind: 'waiting'; isSendable: boolean }
  /** It is being written anew, cropped or smaller; until then it is what it was. */
  | { kind: 'preparing'; before: UploadState }
  /** Others go first. */
  | { kind: 'queued' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; image: StoredImage }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

export interface Upload {
  id: string;
  /** As it was chosen. */
  original: File;
  /** What is sent: the original, unless it was cropped or made smaller. */
  file: File;
  size?: ImageSize | undefined;
  /** Whether it moves, as long as it is not written anew. */
  isAnimated?: boolean | undefined;
  /** Sides that browsers ask an icon for and it does not have, in pixels. */
  missingSides?: readonly number[] | undefined;
  /** Counts the tries to write or to send it, so that news of an earlier one are told apart. */
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
  | { type: 'prepared'; id: string; attempt: number; file: File; size: ImageSize | undefined }
  | { type: 'unprepared'; id: string; attempt: number; state: UploadState & { kind: 'refused' } }
  | { type: 'sendAsItIs'; id: string }
  | { type: 'progressed'; id: string; attempt: number; share: number }
  | { type: 'arrived'; id: string; attempt: number; image: StoredImage }
  | { type: 'failed'; id: string; attempt: number; error: unknown }
  | { type: 'cancelled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'stopped' }
  | { type: 'tidied' };

/** Uploads that run at once; the others wait for their turn. */
export const maxConcurrent = 3;

/** Whether something is under way that closing would stop; what waits for a person waits on. */
export const isBusy = (state: UploadState): boolean =>
  state.kind === 'checking'
    ? state.isStopped !== true
    : state.kind === 'preparing' || state.kind === 'queued' || state.kind === 'sending';

/** Whether the event is about this try of this upload, and not about one that was given up. */
const isCurrent = (upload: Upload, attempt: number, kind: 'preparing' | 'sending' = 'sending') =>
  upload.state.kind === kind && upload.attempt === attempt;

/** What was validated and is ready to go, after a person stopped everything: there to retry. */
const unlessStopped = (before: UploadState, state: UploadState): UploadState =>
  before.kind === 'checking' && before.isStopped && state.kind === 'queued' ? { kind: 'cancelled' } : state;

/** Gives up what is under way. What was never validated, cropped or made small enough is not made sendable by it. */
function stopped(state: UploadState): UploadState {
  switch (state.kind) {
    case 'checking':
      return { kind: 'checking', isStopped: true };
    case 'preparing':
      return state.before;
    case 'queued':
    case 'sending':
      return { kind: 'cancelled' };
    default:
      return state;
  }
}

function next(
  upload: Upload,
  event: Exclude<UploadEvent, { type: 'added' | 'removed' | 'tidied' | 'stopped' }>,
): Upload {
  const { kind } = upload.state;
  switch (event.type) {
    case 'validated':
      return kind === 'checking'
        ? {
            ...upload,
            state: unlessStopped(upload.state, event.state),
            size: event.size,
            isAnimated: event.isAnimated,
            missingSides: event.missingSides,
          }
        : upload;
    case 'preparing':
      return kind === 'waiting' || (upload.state.kind === 'refused' && upload.state.isMendable)
        ? { ...upload, attempt: upload.attempt + 1, state: { kind: 'preparing', before: upload.state } }
        : upload;
    case 'prepared':
      return isCurrent(upload, event.attempt, 'preparing')
        ? { ...upload, file: event.file, size: event.size ?? upload.size, state: { kind: 'queued' } }
        : upload;
    case 'unprepared':
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
    case 'cancelled':
      return kind === 'sending' || kind === 'queued' ? { ...upload, state: { kind: 'cancelled' } } : upload;
    case 'retried':
      return kind === 'failed' || kind === 'cancelled' ? { ...upload, state: { kind: 'queued' } } : upload;
  }
}

/** Starts those whose turn has come. */
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

/** What becomes of the uploads after an event. Nothing is lost by what happens to another. */
export function uploadQueue(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads.map(created)];
    case 'removed':
      return advance(uploads.filter(({ id }) => id !== event.id));
    case 'stopped':
      return uploads.map((upload) => (isBusy(upload.state) ? { ...upload, state: stopped(upload.state) } : upload));
    case 'tidied':
      return uploads.filter(({ state }) => state.kind !== 'done' && state.kind !== 'refused');
    default:
      return advance(uploads.map((upload) => (upload.id === event.id ? next(upload, event) : upload)));
  }
}
