import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { snippets, type Snippet } from '@edge-console/player/snippets';
import { partOf, streamFile, unsteeredDashManifest } from '@edge-console/player/stream';

const installed = (path: string): Buffer => readFileSync(join(import.meta.dirname, '../../node_modules', path));

const libraries: Readonly<Record<string, () => Buffer | string>> = {
  '/hls.js': () => installed('hls.js/dist/hls.mjs'),
  '/dash.js': () => installed('dashjs/dist/modern/esm/dash.all.min.js'),
  // It has no module: bundlers make one of its script.
  '/shaka.js': () =>
    `${installed('shaka-player/dist/shaka-player.compiled.js').toString()}\nexport default window.shaka;`,
};

/** What a bundler does with the names of packages. */
const imports = { 'hls.js': '/hls.js', dashjs: '/dash.js', 'shaka-player': '/shaka.js' };

const pageOf = ({ language, code }: Snippet): string => `<!doctype html>
<meta charset="utf-8"><title>A page of a customer</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports })}</script>
${language === 'html' ? code : `<video muted autoplay playsinline></video>\n<script type="module">\n${code}\n</script>`}`;

type Values = { readonly consoleOrigin: string; readonly key: string; readonly channel: string };

/** Starts a host of its own whose pages contain the snippets as they are. */
export async function openSnippetPages({ consoleOrigin, key, channel }: Values) {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const answer = (type: string, body: string | Buffer | undefined) => {
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    };
    const script = libraries[path];
    if (script) answer('text/javascript', script());
    else if (path === '/stream.mp4') answer('video/mp4', streamFile);
    else if (path === '/stream.mpd') answer('application/dash+xml', unsteeredDashManifest('/media/'));
    else if (path.startsWith('/media/')) answer('application/octet-stream', partOf(path));
    else answer('text/html', pages.get(path));
  });
  await new Promise<void>((started) => server.listen(0, started));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const streams = {
    hls: `${origin}/media/media.m3u8`,
    dash: `${origin}/stream.mpd`,
    file: `${origin}/stream.mp4`,
  };
  const all = snippets({ origin: consoleOrigin, key, channel, streams });
  for (const [index, snippet] of all.entries()) pages.set(`/${index}`, pageOf(snippet));
  return {
    pages: all.map(({ player }, index) => ({ player, url: `${origin}/${index}` })),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
