// For tests only: a page with a video and players, without a browser.
import { vi } from 'vitest';
import type { Beacon } from './delivery.ts';

export class FakeVideo extends EventTarget {
  paused = true;
  autoplay = false;
  readyState = 0;
  currentSrc = '';
  canPlayType = () => '';
  fire(event: string): void {
    if (event === 'play') this.paused = false;
    if (event === 'pause') this.paused = true;
    this.dispatchEvent(new Event(event));
  }
}

class Listeners {
  private readonly listeners = new Map<string, Set<(...values: never[]) => void>>();
  on = (event: string, listener: (...values: never[]) => void) => {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
  };
  off = (event: string, listener: (...values: never[]) => void) => void this.listeners.get(event)?.delete(listener);
  emit(event: string, ...values: unknown[]): void {
    for (const listener of this.listeners.get(event) ?? []) listener(...(values as never[]));
  }
}

export class FakeHls extends Listeners {
  media: FakeVideo | null = null;
  levels = [{ pathwayId: '.' }];
  loadLevel = 0;
  loadSource(): void {}
  loadFragment(loaded: number): void {
    this.emit('hlsFragLoaded', 'hlsFragLoaded', { frag: { stats: { loaded } }, part: null });
  }
}

export class FakeDash extends Listeners {
  video: FakeVideo | null = null;
  getAutoPlay = () => true;
  getVideoElement(): FakeVideo {
    if (!this.video) throw new Error('No element is attached.');
    return this.video;
  }
  loadFragment(byteLength: number, serviceLocation: string): void {
    this.emit('fragmentLoadingCompleted', { request: { serviceLocation }, response: { byteLength } });
  }
}

type Filter = (type: number, response: { data: ArrayBuffer; fromCache?: boolean }) => void;

export class FakeShaka extends EventTarget {
  readonly filters = new Set<Filter>();
  readonly video: FakeVideo;
  constructor(video: FakeVideo) {
    super();
    this.video = video;
  }
  getMediaElement = () => this.video;
  getNetworkingEngine = () => ({
    registerResponseFilter: (filter: Filter) => void this.filters.add(filter),
    unregisterResponseFilter: (filter: Filter) => void this.filters.delete(filter),
  });
  respond(type: number, bytes: number, fromCache = false): void {
    for (const filter of this.filters) filter(type, { data: new ArrayBuffer(bytes), fromCache });
  }
}

export type Received = { readonly key: string; readonly beacons: readonly Beacon[] };

/** The globals of a page, and the server that receives its beacons. */
export function openPage() {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const requests: Received[] = [];
  const left: Received[] = [];
  const warnings: string[] = [];
  let respond = (): Response => Response.json({ counted: 1 }, { status: 202 });
  let resources: ((list: object) => void) | null = null;
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', new URL('https://tv.example/live'));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: string) => {
      left.push(JSON.parse(body) as Received);
      return true;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body) as Received);
    return respond();
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: object) => void) {
        resources = listener;
      }
      observe(): void {}
      disconnect(): void {
        resources = null;
      }
    },
  );
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  return {
    requests,
    /** Sent while the page was left. */
    left,
    warnings,
    beacons: () => requests.flatMap(({ beacons }) => beacons),
    respondWith(next: () => Response) {
      respond = next;
    },
    loadResource(name: string, transferSize: number, responseEnd = performance.now()) {
      resources?.({ getEntriesByName: (asked: string) => (asked === name ? [{ transferSize, responseEnd }] : []) });
    },
    hide() {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => page.dispatchEvent(new Event('pagehide')),
    /** Lets seconds pass, and the requests of each. */
    async wait(seconds: number) {
      for (let second = 0; second <= seconds; second += 1) {
        if (second > 0) await vi.advanceTimersByTimeAsync(1000);
        // Longer than the promises of a request.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close() {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
