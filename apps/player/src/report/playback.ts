export type Measured = { readonly playingMs: number; readonly stalledMs: number; readonly joinTimeMs: number | null };

export type Playback = {
  /** Since the last call. */
  take(): Measured;
  stop(): void;
};

/** `HTMLMediaElement.HAVE_FUTURE_DATA` */
const canContinue = 3;
/** A request to play a video that was ready for this long is the viewer's, not that of `autoplay`. */
const viewerDelayMs = 1_000;

/** Measures how long a video element plays and waits for data. `onStart`: it shows its first frame. */
export function watchPlayback(
  video: HTMLMediaElement,
  { isAutoplay, onStart }: { isAutoplay: () => boolean; onStart: () => void },
): Playback {
  const spent = { idle: 0, playing: 0, stalled: 0 };
  let state: keyof typeof spent = 'idle';
  let since = performance.now();
  let requestedAt: number | null = null;
  let readyAt = Infinity;
  let hasStarted = false;
  let joinTimeMs: number | null = null;

  function enter(next: typeof state): void {
    const now = performance.now();
    spent[state] += now - since;
    state = next;
    since = now;
  }
  function onPlaying(): void {
    enter('playing');
    if (hasStarted) return;
    hasStarted = true;
    if (requestedAt !== null) joinTimeMs = since - requestedAt;
    onStart();
  }
  function onPlay(): void {
    const now = performance.now();
    if (requestedAt === null || now - readyAt > viewerDelayMs) requestedAt = now;
  }
  function onLoading(): void {
    if (isAutoplay() || video.autoplay) requestedAt ??= performance.now();
  }
  function onReady(): void {
    readyAt = Math.min(readyAt, performance.now());
  }
  function onWaiting(): void {
    if (hasStarted && !video.paused) enter('stalled');
  }
  const onIdle = () => enter('idle');
  const listeners: Readonly<Record<string, () => void>> = {
    loadstart: onLoading,
    canplay: onReady,
    play: onPlay,
    playing: onPlaying,
    waiting: onWaiting,
    pause: onIdle,
    ended: onIdle,
    emptied: onIdle,
    error: onIdle,
  };
  for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener);

  if (video.readyState < canContinue) {
    onLoading();
    if (!video.paused) onPlay();
  } else if (video.paused) onReady();
  else onPlaying();

  return {
    take() {
      enter(state);
      const measured = { playingMs: spent.playing, stalledMs: spent.stalled, joinTimeMs };
      spent.playing = spent.stalled = 0;
      joinTimeMs = null;
      return measured;
    },
    stop() {
      for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener);
    },
  };
}
