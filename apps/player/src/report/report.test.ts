import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeDash, FakeHls, FakeShaka, FakeVideo, openPage } from './page.fixture.ts';
import { report, type ReportOptions } from './report.ts';

const options = { key: 'sdk_1', channel: 'Arena Live', endpoint: 'https://console.example/beacons' };

let page: ReturnType<typeof openPage>;
let video: FakeVideo;
const stops: (() => void)[] = [];

beforeEach(() => {
  page = openPage();
  video = new FakeVideo();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  page.close();
});

function start(player: object, more: Partial<ReportOptions> = {}): () => void {
  const stop = report(player, { ...options, ...more });
  stops.push(stop);
  return stop;
}
/** From the play request to the first frame. */
async function play(joinSeconds = 0): Promise<void> {
  video.fire('play');
  await page.wait(joinSeconds);
  video.readyState = 4;
  video.fire('playing');
  await page.wait(0);
}
const sumOf = (name: 'playingMs' | 'stalledMs' | 'cdnBytes' | 'p2pBytes') =>
  page.beacons().reduce((sum, beacon) => sum + beacon[name], 0);

describe('measurements', () => {
  it('reports the join time right after the first frame, once', async () => {
    start(video);
    await play(2);
    expect(page.requests).toEqual([
      {
        key: 'sdk_1',
        beacons: [
          {
            session: expect.stringMatching(/^[0-9a-f]{32}$/),
            sequence: 0,
            at: expect.stringMatching(/^\d{4}-.*Z$/),
            channel: 'Arena Live',
            playingMs: 0,
            stalledMs: 0,
            p2pBytes: 0,
            cdnBytes: 0,
            joinTimeMs: 2000,
          },
        ],
      },
    ]);
    video.fire('pause');
    await play();
    await page.wait(20);
    expect(page.beacons().filter(({ joinTimeMs }) => joinTimeMs !== null)).toHaveLength(1);
  });

  it('measures playback and stalls in beacons of five seconds, sent every ten', async () => {
    start(video);
    await play();
    await page.wait(5);
    video.fire('waiting');
    await page.wait(3);
    video.fire('playing');
    await page.wait(12);
    expect(page.requests).toHaveLength(3);
    expect(page.beacons().map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(page.beacons().map(({ session }) => session)).size).toBe(1);
    expect(sumOf('stalledMs')).toBe(3000);
    expect(sumOf('playingMs')).toBe(17_000);
  });

  it('counts neither pauses nor the time before the first frame', async () => {
    start(video);
    video.fire('play');
    video.fire('waiting');
    await page.wait(4);
    video.fire('playing');
    await page.wait(5);
    video.fire('pause');
    await page.wait(60);
    expect(sumOf('playingMs')).toBe(5000);
    expect(sumOf('stalledMs')).toBe(0);
    expect(page.beacons().map(({ playingMs }) => playingMs)).toEqual([0, 1000, 4000]);
  });

  it('starts the join time of a video that starts by itself when it loads, and of a blocked one when the viewer presses play', async () => {
    video.autoplay = true;
    start(video);
    await page.wait(2);
    await play();
    expect(page.beacons()[0]?.joinTimeMs).toBe(2000);
    video = new FakeVideo();
    video.autoplay = true;
    start(video);
    await page.wait(1);
    video.fire('canplay');
    await page.wait(30);
    await play();
    expect(page.beacons().at(-1)?.joinTimeMs).toBe(0);
  });

  it('reports a video that already plays, without a join time', async () => {
    Object.assign(video, { paused: false, readyState: 4 });
    start(video);
    await page.wait(5);
    expect(page.beacons()).toMatchObject([{ playingMs: 5000, joinTimeMs: null }]);
  });

  it('counts bytes from other viewers, and only the rest as CDN data', async () => {
    const hls = new FakeHls();
    hls.media = video;
    let p2p = 500;
    start(hls, { country: 'FR', p2pBytes: () => p2p });
    await play();
    hls.loadFragment(10_000);
    p2p += 4000;
    await page.wait(10);
    expect(page.beacons().at(-1)).toMatchObject({ country: 'FR' });
    expect(sumOf('p2pBytes')).toBe(4000);
    expect(sumOf('cdnBytes')).toBe(6000);
  });

  it('continues without P2P data if reading it fails', async () => {
    start(video, {
      p2pBytes: () => {
        throw new Error('The engine is gone.');
      },
    });
    await play();
    await page.wait(10);
    expect(sumOf('playingMs')).toBe(10_000);
    expect(sumOf('p2pBytes')).toBe(0);
  });
});

describe('players', () => {
  it('hls.js: counts fragments, and reports the pathway in use with content steering', async () => {
    const hls = new FakeHls();
    start(hls);
    hls.media = video;
    hls.emit('hlsMediaAttached');
    await play();
    hls.loadFragment(1000);
    await page.wait(5);
    hls.levels = [{ pathwayId: 'cdn-north' }];
    hls.loadFragment(2000);
    await page.wait(10);
    expect(sumOf('cdnBytes')).toBe(3000);
    expect(page.beacons()[1]).not.toHaveProperty('path');
    expect(page.beacons().at(-1)).toMatchObject({ path: ['cdn-north'] });
  });

  it('dash.js: counts fragments and their service location, and finds a video that is attached later', async () => {
    const dash = new FakeDash();
    start(dash);
    dash.video = video;
    dash.emit('streamInitializing');
    await page.wait(2);
    await play();
    dash.loadFragment(1000, 'https://cdn.example/media/');
    await page.wait(5);
    dash.loadFragment(2000, 'cdn-south');
    await page.wait(10);
    expect(page.beacons()[0]).toMatchObject({ joinTimeMs: 2000 });
    expect(sumOf('cdnBytes')).toBe(3000);
    expect(page.beacons()[1]).not.toHaveProperty('path');
    expect(page.beacons().at(-1)).toMatchObject({ path: ['cdn-south'] });
  });

  it('Shaka Player: counts segments from the network', async () => {
    const shaka = new FakeShaka(video);
    const stop = start(shaka);
    await play();
    shaka.respond(0, 50);
    shaka.respond(1, 1000);
    shaka.respond(1, 2000, true);
    await page.wait(10);
    expect(sumOf('cdnBytes')).toBe(1000);
    stop();
    expect(shaka.filters.size).toBe(0);
  });

  it('a video element: counts what the browser reports about its file, once for all sessions', async () => {
    video.currentSrc = 'https://cdn.example/film.mp4';
    start(video);
    page.loadResource('https://cdn.example/film.mp4', 3000, 100);
    await play();
    page.loadResource('https://cdn.example/other.mp4', 900, 200);
    await page.wait(10);
    start(video);
    page.loadResource('https://cdn.example/film.mp4', 3000, 100);
    page.loadResource('https://cdn.example/film.mp4', 50, 300);
    await page.wait(10);
    expect(sumOf('cdnBytes')).toBe(3050);
  });

  it('warns about anything else, and does not throw', () => {
    for (const player of [{}, null as unknown as object]) report(player, options)();
    expect(page.warnings).toHaveLength(2);
    expect(page.warnings[0]).toContain('hls.js, dash.js');
  });
});

describe('delivery', () => {
  it.each([
    ['429', () => new Response(null, { status: 429, headers: { 'retry-after': '60' } }), 60],
    ['503', () => new Response(null, { status: 503 }), 10],
    [
      'a network error',
      (): Response => {
        throw new TypeError('Failed to fetch');
      },
      10,
    ],
  ])('retries the same beacons after %s', async (_name, response, seconds) => {
    page.respondWith(response);
    start(video);
    await play();
    expect(page.requests).toHaveLength(1);
    await page.wait(seconds - 6);
    expect(page.requests).toHaveLength(1);
    page.respondWith(() => Response.json({ counted: 9 }, { status: 202 }));
    await page.wait(20);
    expect(page.requests.length).toBeGreaterThan(1);
    expect(page.requests[1]?.beacons[0]).toEqual(page.requests[0]?.beacons[0]);
    expect(page.warnings).toEqual([]);
  });

  it('waits longer after each failure, and keeps the latest 200 beacons', async () => {
    page.respondWith(() => new Response(null, { status: 503 }));
    start(video);
    await play();
    await page.wait(1200);
    expect(page.requests.length).toBeLessThan(11);
    page.respondWith(() => Response.json({ counted: 100 }, { status: 202 }));
    page.requests.length = 0;
    await page.wait(460);
    expect(page.requests.every(({ beacons }) => beacons.length <= 100)).toBe(true);
    const sequences = page.beacons().map(({ sequence }) => sequence);
    expect(sequences[0]).toBeGreaterThan(0);
    expect(sequences).toEqual(sequences.map((_, index) => (sequences[0] ?? 0) + index));
  });

  it.each([
    [400, /400.*channel/],
    [403, /403.* sdk_1 .*https:\/\/tv\.example/],
  ])('stops at %i, with one warning that says why', async (status, reason) => {
    page.respondWith(() => new Response(null, { status }));
    start(video);
    await play();
    await page.wait(60);
    expect(page.requests).toHaveLength(1);
    expect(page.warnings).toHaveLength(1);
    expect(page.warnings[0]).toMatch(reason);
    page.leave();
    expect(page.left).toEqual([]);
  });

  it('sends what is left with sendBeacon when the page is hidden or left', async () => {
    start(video);
    await play();
    await page.wait(3);
    page.hide();
    expect(page.left.flatMap(({ beacons }) => beacons)).toMatchObject([{ sequence: 1, playingMs: 3000 }]);
    await page.wait(2);
    page.leave();
    expect(page.left.flatMap(({ beacons }) => beacons)).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
  });

  it('passes each response to the page, whose errors change nothing', async () => {
    const responses: object[] = [];
    start(video, {
      onResponse(response) {
        responses.push(response);
        throw new Error('The page has a bug.');
      },
    });
    await play();
    await page.wait(10);
    expect(responses).toMatchObject([
      { status: 202, counted: 1, beacons: [{ sequence: 0 }] },
      { status: 202, beacons: [{ sequence: 1 }, { sequence: 2 }] },
    ]);
  });
});

describe('ending', () => {
  it('sends the rest when it is stopped, and nothing after that', async () => {
    const stop = start(video);
    await play();
    await page.wait(3);
    stop();
    stop();
    expect(page.left.flatMap(({ beacons }) => beacons)).toMatchObject([{ sequence: 1, playingMs: 3000 }]);
    await page.wait(30);
    page.leave();
    expect(page.requests).toHaveLength(1);
    expect(page.left).toHaveLength(1);
  });

  it('ends with the hls.js instance', async () => {
    const hls = new FakeHls();
    hls.media = video;
    start(hls);
    await play();
    await page.wait(3);
    hls.emit('hlsDestroying');
    await page.wait(30);
    expect(page.left.flatMap(({ beacons }) => beacons)).toMatchObject([{ sequence: 1, playingMs: 3000 }]);
    expect(page.requests).toHaveLength(1);
  });

  it.each(['the same player', 'its video element'])('counts a second report of %s only once', async (what) => {
    const hls = new FakeHls();
    hls.media = video;
    const stopFirst = start(hls);
    start(what === 'the same player' ? hls : video, { channel: 'Arena 2' });
    await play();
    await page.wait(10);
    stopFirst();
    await page.wait(10);
    expect(sumOf('playingMs')).toBe(20_000);
    expect(new Set(page.beacons().map(({ channel }) => channel))).toEqual(new Set(['Arena 2']));
  });
});
