import type { ImageProblem } from './checkImage.ts';
import type { ImageSize } from './imageSize.ts';
import type { StoredImage } from './imageSource.ts';

export type UploadState =
  /** Its content is being looked at. */
  | { kind: 'checking' }
  /** It cannot be sent as it is. */
  | { kind: 'refused'; problem: ImageProblem | { kind: 'rule'; message: string }; isMendable: boolean }
  /** It can be cropped before it is sent. */
  | { kind: 'waiting'; isSendable: boolean }
  /** It is being written anew, cropped or smaller. */
  | { kind: 'preparing' }
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
  /** Counts the tries, so that news of an earlier one are told apart. */
  attempt: number;
  state: UploadState;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly { id: string; file: File }[] }
  | {
      type: 'judged';
      id: string;
      state: UploadState & { kind: 'refused' | 'waiting' | 'queued' };
      size: ImageSize | undefined;
    }
  | { type: 'preparing'; id: string }
  | { type: 'prepared'; id: string; file: File; size: ImageSize | undefined }
  | { type: 'unprepared'; id: string; state: UploadState }
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
export const mostAtOnce = 3;

/** Whether closing would lose work: it is being sent, or waits to be. */
export const isBusy = ({ kind }: UploadState) =>
  kind !== 'done' && kind !== 'failed' && kind !== 'refused' && kind !== 'cancelled';

/** Whether the event is about this try of this upload, and not about one that was given up. */
const isCurrent = (upload: Upload, attempt: number) => upload.state.kind === 'sending' && upload.attempt === attempt;

function next(
  upload: Upload,
  event: Exclude<UploadEvent, { type: 'added' | 'removed' | 'tidied' | 'stopped' }>,
): Upload {
  const { kind } = upload.state;
  switch (event.type) {
    case 'judged':
      return kind === 'checking' ? { ...upload, state: event.state, size: event.size } : upload;
    case 'preparing':
      return kind === 'waiting' || kind === 'refused' ? { ...upload, state: { kind: 'preparing' } } : upload;
    case 'prepared':
      return kind === 'preparing'
        ? { ...upload, file: event.file, size: event.size ?? upload.size, state: { kind: 'queued' } }
        : upload;
    case 'unprepared':
      return kind === 'preparing' ? { ...upload, state: event.state } : upload;
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
  let free = mostAtOnce - uploads.filter(({ state }) => state.kind === 'sending').length;
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
      return uploads.map((upload) => (isBusy(upload.state) ? { ...upload, state: { kind: 'cancelled' } } : upload));
    case 'tidied':
      return uploads.filter(({ state }) => state.kind !== 'done' && state.kind !== 'refused');
    default:
      return advance(uploads.map((upload) => (upload.id === event.id ? next(upload, event) : upload)));
  }
}
