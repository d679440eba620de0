import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dashManifest, hlsManifest, partOf, type StreamCdn } from '@edge-console/player/stream';

/** Loopback hosts that stand for the CDNs of a stream, and the page of a player. */

export type Cdn = StreamCdn & {
  /** The segments that it has sent, with the requested host name. */
  readonly sent: { path: string; host: string }[];
  /** From now on it refuses everything. */
  dead: boolean;
};

export type PlayerName = 'hls.js' | 'dash.js' | 'shaka';

// By path: dash.js exports no file for a script element.
const installed = (path: string): string => join(import.meta.dirname, '../../node_modules', path);
const scripts: Readonly<Record<PlayerName, string>> = {
  'hls.js': installed('hls.js/dist/hls.min.js'),
  'dash.js': installed('dashjs/dist/modern/umd/dash.all.min.js'),
  shaka: installed('shaka-player/dist/shaka-player.compiled.js'),
};

// Players that keep little in advance ask the next host soon.
const starts: Readonly<Record<PlayerName, string>> = {
  'hls.js': `
    const player = new Hls({ maxBufferLength: 4, maxMaxBufferLength: 4, backBufferLength: 0 });
    player.loadSource(manifest);
    player.attachMedia(video);`,
  'dash.js': `
    const player = dashjs.MediaPlayer().create();
    player.updateSettings({ streaming: { buffer: { bufferTimeDefault: 4, bufferTimeAtTopQuality: 4,
      bufferTimeAtTopQualityLongForm: 4, initialBufferLevel: 2 } } });
    player.initialize(video, manifest, true);`,
  shaka: `
    shaka.polyfill.installAll();
    const player = new shaka.Player();
    player.configure({ streaming: { bufferingGoal: 4, rebufferingGoal: 2, bufferBehind: 2 } });
    player.attach(video).then(() => player.load(manifest)).catch((error) => console.error(String(error.code)));`,
};

const pageOf = (player: PlayerName, manifest: string): string => `<!doctype html>
<meta charset="utf-8"><title>${player}</title><link rel="icon" href="data:,">
<video muted autoplay playsinline width="320"></video>
<script src="/player.js?${player}"></script>
<script>
const video = document.querySelector('video');
const manifest = ${JSON.stringify(manifest)};
${starts[player]}
</script>`;

async function listen(listener: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(listener);
  await new Promise<void>((started) => server.listen(0, started));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function openCdn(name: string): Promise<Cdn & { server: Server }> {
  const cdn = { name, origin: '', sent: [] as Cdn['sent'], dead: false };
  const { server, origin } = await listen((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const part = cdn.dead ? undefined : partOf(path);
    response.writeHead(part ? 200 : 503, { 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    response.end(part);
    if (part && path.endsWith('.m4s')) cdn.sent.push({ path, host: request.headers.host ?? '' });
  });
  return Object.assign(cdn, { origin, server });
}

export type Hosts = {
  cdns: readonly [Cdn, Cdn];
  /** The address of the page of a player that plays the stream from these places, steered by `serverUri`. */
  pageFor(player: PlayerName, format: 'hls' | 'dash', serverUri: string, streamCdns?: readonly StreamCdn[]): string;
  close(): void;
};

/** Starts two CDNs under the names of these pathways, and the host of the player's page. */
export async function openHosts(names: readonly [string, string]): Promise<Hosts> {
  const cdns = [await openCdn(names[0]), await openCdn(names[1])] as const;
  const manifests = new Map<string, string>();
  const { server, origin } = await listen((request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const answer = (type: string, body: string | Buffer) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    };
    const manifest = manifests.get(path);
    if (path === '/player.js') answer('text/javascript', readFileSync(scripts[query as PlayerName]));
    else if (path === '/page') {
      const params = new URLSearchParams(query);
      answer('text/html', pageOf(params.get('player') as PlayerName, params.get('manifest') ?? ''));
    } else if (manifest !== undefined)
      answer(path.endsWith('.mpd') ? 'application/dash+xml' : 'application/vnd.apple.mpegurl', manifest);
    else {
      response.writeHead(404);
      response.end();
    }
  });
  return {
    cdns,
    pageFor(player, format, serverUri, streamCdns = cdns) {
      const path = `/${manifests.size}.${format === 'hls' ? 'm3u8' : 'mpd'}`;
      manifests.set(path, format === 'hls' ? hlsManifest(streamCdns, serverUri) : dashManifest(streamCdns, serverUri));
      return `${origin}/page?${new URLSearchParams({ player, manifest: path }).toString()}`;
    },
    close() {
      for (const one of [server, ...cdns.map((cdn) => cdn.server)]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
