/** The parts of the players' public interfaces that reporting uses. Their packages are not imported, to stay small. */

type HlsPlayer = {
  readonly media: HTMLMediaElement | null;
  readonly levels: readonly { readonly pathwayId?: string }[];
  readonly loadLevel: number;
  on(event: string, listener: (event: string, data: HlsFragment) => void): void;
  off(event: string, listener: (event: string, data: HlsFragment) => void): void;
};
type HlsFragment = { readonly frag?: Loaded; readonly part?: Loaded | null };
type Loaded = { readonly stats: { readonly loaded: number } };

type DashPlayer = {
  /** Throws while there is none. */
  getVideoElement(): HTMLMediaElement;
  getAutoPlay(): boolean;
  on(event: string, listener: (event: DashFragment) => void): void;
  off(event: string, listener: (event: DashFragment) => void): void;
};
type DashFragment = {
  readonly request?: { readonly serviceLocation?: string | null };
  readonly response?: { readonly byteLength: number } | null;
};

type ShakaPlayer = {
  getMediaElement(): HTMLMediaElement | null;
  getNetworkingEngine(): {
    registerResponseFilter(filter: ShakaFilter): void;
    unregisterResponseFilter(filter: ShakaFilter): void;
  } | null;
  addEventListener(event: string, listener: () => void): void;
  removeEventListener(event: string, listener: () => void): void;
};
type ShakaFilter = (
  type: number,
  response: { readonly data: { readonly byteLength: number }; readonly fromCache?: boolean },
) => void;
/** `shaka.net.NetworkingEngine.RequestType.SEGMENT` */
const shakaSegment = 1;

export type PlayerListener = {
  /** The player may have a new video element. */
  readonly onVideo: () => void;
  /** A part of the stream has loaded. `pathway`: with content steering. */
  readonly onLoaded: (bytes: number, pathway?: string) => void;
  /** The page destroys the player. */
  readonly onEnd: () => void;
};

/** What reporting needs of a player. */
export type WatchedPlayer = {
  readonly video: () => HTMLMediaElement | null;
  /** The player calls `play` itself as soon as it can. */
  readonly isAutoplay: () => boolean;
  /** Returns a function that stops listening. */
  readonly listen: (listener: PlayerListener) => () => void;
};

function watchHls(hls: HlsPlayer): WatchedPlayer {
  return {
    video: () => hls.media,
    isAutoplay: () => false,
    listen({ onVideo, onLoaded, onEnd }) {
      const onFragment = (_event: string, { frag, part }: HlsFragment) => {
        const pathway = hls.levels[hls.loadLevel]?.pathwayId;
        // A dot: without content steering.
        onLoaded((part ?? frag)?.stats.loaded ?? 0, pathway === '.' ? undefined : pathway);
      };
      hls.on('hlsMediaAttached', onVideo);
      hls.on('hlsFragLoaded', onFragment);
      hls.on('hlsDestroying', onEnd);
      return () => {
        hls.off('hlsMediaAttached', onVideo);
        hls.off('hlsFragLoaded', onFragment);
        hls.off('hlsDestroying', onEnd);
      };
    },
  };
}

function watchDash(dash: DashPlayer): WatchedPlayer {
  return {
    video() {
      try {
        return dash.getVideoElement();
      } catch {
        return null;
      }
    },
    isAutoplay: () => dash.getAutoPlay(),
    listen({ onVideo, onLoaded }) {
      const onFragment = ({ request, response }: DashFragment) => {
        const pathway = request?.serviceLocation ?? undefined;
        // Without content steering, it is the base URL.
        onLoaded(response?.byteLength ?? 0, pathway?.includes('/') ? undefined : pathway);
      };
      dash.on('streamInitializing', onVideo);
      dash.on('fragmentLoadingCompleted', onFragment);
      return () => {
        dash.off('streamInitializing', onVideo);
        dash.off('fragmentLoadingCompleted', onFragment);
      };
    },
  };
}

function watchShaka(shaka: ShakaPlayer): WatchedPlayer {
  return {
    video: () => shaka.getMediaElement(),
    isAutoplay: () => false,
    listen({ onVideo, onLoaded }) {
      const onResponse: ShakaFilter = (type, { data, fromCache }) => {
        if (type === shakaSegment && !fromCache) onLoaded(data.byteLength);
      };
      shaka.getNetworkingEngine()?.registerResponseFilter(onResponse);
      shaka.addEventListener('loading', onVideo);
      return () => {
        shaka.getNetworkingEngine()?.unregisterResponseFilter(onResponse);
        shaka.removeEventListener('loading', onVideo);
      };
    },
  };
}

/** When the last counted response of an element ended. Observers also receive the earlier ones. */
const countedUntil = new WeakMap<HTMLMediaElement, number>();

function watchElement(video: HTMLMediaElement): WatchedPlayer {
  return {
    video: () => video,
    isAutoplay: () => false,
    listen({ onLoaded }) {
      // Sizes are 0 unless the server sends `timing-allow-origin`.
      const observer = new PerformanceObserver((list) => {
        // Entries of the observed type, `resource`.
        for (const entry of list.getEntriesByName(video.currentSrc) as PerformanceResourceTiming[]) {
          if (entry.responseEnd <= (countedUntil.get(video) ?? 0)) continue;
          countedUntil.set(video, entry.responseEnd);
          onLoaded(entry.transferSize);
        }
      });
      observer.observe({ type: 'resource', buffered: true });
      return () => observer.disconnect();
    },
  };
}

const has = (player: object, method: string): boolean => typeof Reflect.get(player, method) === 'function';

const isHls = (player: object): player is HlsPlayer => has(player, 'loadSource');
const isDash = (player: object): player is DashPlayer => has(player, 'getVideoElement');
const isShaka = (player: object): player is ShakaPlayer => has(player, 'getNetworkingEngine');
const isElement = (player: object): player is HTMLMediaElement => has(player, 'canPlayType');

/** Recognizes a player by its methods. */
export function watchPlayer(player: object): WatchedPlayer {
  if (isHls(player)) return watchHls(player);
  if (isDash(player)) return watchDash(player);
  if (isShaka(player)) return watchShaka(player);
  if (isElement(player)) return watchElement(player);
  throw new TypeError('The player must be an hls.js, dash.js, or Shaka Player instance, or a video element.');
}
