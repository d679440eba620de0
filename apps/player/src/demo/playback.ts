import type { BeaconResponse, ReportOptions } from '../report/report.ts';
import type { Choice } from './choice.ts';

type Report = (player: object, options: ReportOptions) => () => void;

export type PlaybackListener = {
  /** A part of the stream came from this pathway. */
  readonly onPathway: (name: string) => void;
  readonly onResponse: (response: BeaconResponse) => void;
  /** Playback stopped. */
  readonly onError: (text: string) => void;
};

/** Seconds. Players that buffer little change to another pathway soon. */
const buffered = 6;

async function playHls(video: HTMLVideoElement, manifest: string, { onPathway, onError }: PlaybackListener) {
  const { default: Hls } = await import('hls.js');
  // Without a worker, whose script the Content-Security-Policy would have to allow as a blob.
  const hls = new Hls({ maxBufferLength: buffered, maxMaxBufferLength: buffered, enableWorker: false });
  hls.on(Hls.Events.FRAG_LOADED, () => onPathway(hls.levels[hls.loadLevel]?.pathwayId ?? ''));
  hls.on(Hls.Events.ERROR, (_event, { fatal, details }) => fatal && onError(details));
  hls.loadSource(manifest);
  hls.attachMedia(video);
  return { player: hls, close: () => hls.destroy() };
}

async function playDash(video: HTMLVideoElement, manifest: string, { onPathway, onError }: PlaybackListener) {
  const { MediaPlayer } = await import('dashjs');
  const player = MediaPlayer().create();
  player.updateSettings({
    streaming: {
      buffer: {
        bufferTimeDefault: buffered,
        bufferTimeAtTopQuality: buffered,
        bufferTimeAtTopQualityLongForm: buffered,
        initialBufferLevel: 2,
      },
    },
  });
  player.on(MediaPlayer.events.FRAGMENT_LOADING_COMPLETED, ({ request }) => onPathway(request.serviceLocation));
  player.on(MediaPlayer.events.ERROR, ({ error }) => onError(typeof error === 'string' ? error : error.message));
  player.initialize(video, manifest, true);
  return { player, close: () => player.reset() };
}

const plays = { 'hls.js': playHls, 'dash.js': playDash };

/** Plays the choice in the video, and reports it. Returns a function that ends both. */
export function startPlayback(
  video: HTMLVideoElement,
  { library, key, channel, steering }: Choice,
  consoleOrigin: string,
  listener: PlaybackListener,
): () => void {
  let close = () => {};
  let isClosed = false;
  async function start(): Promise<void> {
    const manifest = `${library === 'hls.js' ? '/stream.m3u8' : '/stream.mpd'}?${new URLSearchParams({ steering }).toString()}`;
    const url = `${consoleOrigin}/report.js`;
    const { report } = (await import(/* @vite-ignore */ url)) as { report: Report };
    const playing = await plays[library](video, manifest, listener);
    const stop = report(playing.player, { key, channel, interval: 5_000, onResponse: listener.onResponse });
    close = () => {
      stop();
      playing.close();
    };
    if (isClosed) close();
  }
  start().catch((error: unknown) => listener.onError(String(error)));
  return () => {
    isClosed = true;
    close();
  };
}
