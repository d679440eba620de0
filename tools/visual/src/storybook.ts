import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface Site {
  origin: string;
  close: () => void;
}

/** Serves built files on a free port of loopback. */
export function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    readFile(file).then(
      (content) => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** IDs of the stories that show all states of a component. */
export function boardsOf(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags?: string[] }>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('board'))
    .map(({ id }) => id)
    .sort();
}
