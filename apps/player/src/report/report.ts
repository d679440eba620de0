import { createDelivery, type Beacon, type BeaconResponse, type Delivery } from './delivery.ts';
import { watchPlayback, type Playback } from './playback.ts';
import { watchPlayer } from './players.ts';

export type { Beacon, BeaconResponse };

export type ReportOptions = {
  /** An API key of the account. */
  readonly key: string;
  /** The channel's name. */
  readonly channel: string;
  /** The viewer's country as two capital letters. @default unknown */
  readonly country?: string;
  /** All bytes that a peer-to-peer engine has received from other viewers. @default none */
  readonly p2pBytes?: () => number;
  /** Milliseconds between requests. @default 10000 */
  readonly interval?: number;
  /** @default `/beacons` on the host of this module */
  readonly endpoint?: string;
  /** Called with each response, for example to show it in a test page. */
  readonly onResponse?: (response: BeaconResponse) => void;
};

const maxMs = 60_000;
const maxJoinTimeMs = 600_000;
const maxBytes = 10_000_000_000;
/** Beacons are measured at least this often, because charts have intervals of five seconds. */
const measuringMs = 5_000;

const reasons: Readonly<Record<number, (key: string) => string>> = {
  400: () => 'Check the channel and the country.',
  403: (key) =>
    `Check that the API key ${key} is enabled, that its allowed origins include ${location.origin}, and that its account is active.`,
};

/** What reports a player, or its video element: to end it when another call replaces it. */
const running = new WeakMap<object, () => void>();

const warn = (text: string) => console.warn(`Player data is not reported. ${text}`);

const whole = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value) || 0));

const createSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reporting never interrupts a page or a player. */
const safely =
  <Values extends unknown[]>(run: (...values: Values) => void) =>
  (...values: Values): void => {
    try {
      run(...values);
    } catch {
      // The next measurement tries again.
    }
  };

function start(
  player: object,
  {
    key,
    channel,
    country,
    p2pBytes = () => 0,
    interval = 10_000,
    endpoint = `${new URL(import.meta.url).origin}/beacons`,
    onResponse,
  }: ReportOptions,
): () => void {
  const watched = watchPlayer(player);
  running.get(player)?.();
  const session = createSession();
  let sequence = 0;
  let video: HTMLMediaElement | null = null;
  let playback: Playback | null = null;
  let pathway: string | undefined;
  let loadedBytes = 0;
  let cdnBytes = 0;
  let lastP2pBytes = 0;
  let allP2pBytes = 0;

  function readP2pBytes(): number {
    try {
      return p2pBytes() || 0;
    } catch {
      return lastP2pBytes;
    }
  }
  lastP2pBytes = readP2pBytes();

  function end(): void {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', onLeave);
    stopListening();
    playback?.stop();
    for (const one of [player, video]) if (one && running.get(one) === stop) running.delete(one);
  }
  const delivery: Delivery = createDelivery({
    endpoint,
    key,
    intervalMs: interval,
    onResponse: onResponse && safely(onResponse),
    onRefused(status) {
      warn(`The server responded with ${status}. ${reasons[status]?.(key) ?? ''}`);
      end();
    },
  });

  function measure(): void {
    findVideo();
    const { playingMs, stalledMs, joinTimeMs } = playback?.take() ?? { playingMs: 0, stalledMs: 0, joinTimeMs: null };
    const p2pTotal = readP2pBytes();
    const p2p = whole(p2pTotal - lastP2pBytes, maxBytes);
    lastP2pBytes = p2pTotal;
    allP2pBytes += p2p;
    // Players also load what a peer-to-peer engine gives them.
    const cdn = whole(loadedBytes - allP2pBytes - cdnBytes, maxBytes);
    cdnBytes += cdn;
    const measured = {
      playingMs: whole(playingMs, maxMs),
      stalledMs: whole(stalledMs, maxMs),
      p2pBytes: p2p,
      cdnBytes: cdn,
      joinTimeMs: joinTimeMs === null ? null : whole(joinTimeMs, maxJoinTimeMs),
    };
    const isEmpty = measured.playingMs + measured.stalledMs + p2p + cdn === 0;
    if (isEmpty && joinTimeMs === null) return;
    delivery.add({
      session,
      sequence: sequence++,
      at: new Date().toISOString(),
      channel,
      ...(country ? { country } : {}),
      ...(pathway ? { path: [pathway] } : {}),
      ...measured,
    });
  }
  function measureAndSend(isNow?: boolean): void {
    measure();
    void delivery.send(isNow);
  }
  function findVideo(): void {
    const found = watched.video();
    if (!found || found === video) return;
    playback?.stop();
    if (running.get(found) !== stop) running.get(found)?.();
    video = found;
    running.set(found, stop);
    playback = watchPlayback(found, { isAutoplay: watched.isAutoplay, onStart: safely(() => measureAndSend(true)) });
  }
  const flush = (isLast: boolean) => {
    measure();
    delivery.flush(isLast);
  };
  const onVisibility = safely(() => {
    if (document.visibilityState === 'hidden') flush(false);
  });
  const onLeave = safely(() => flush(true));
  const stop = safely(() => {
    if (running.get(player) !== stop) return;
    flush(true);
    end();
  });

  const stopListening = watched.listen({
    onVideo: safely(findVideo),
    onEnd: stop,
    onLoaded: safely((bytes: number, from?: string) => {
      loadedBytes += bytes || 0;
      pathway = from ?? pathway;
    }),
  });
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onLeave);
  const timer = setInterval(
    safely(() => measureAndSend()),
    Math.min(interval, measuringMs),
  );
  running.set(player, stop);
  findVideo();
  return stop;
}

/**
 * Reports what a player measures until the returned function is called.
 * @param player an hls.js instance, a dash.js `MediaPlayer`, a Shaka Player, or a video element
 */
export function report(player: object, options: ReportOptions): () => void {
  try {
    return start(player, options);
  } catch (error) {
    warn(String(error));
    return () => {};
  }
}
