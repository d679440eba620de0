import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  cacheControl,
  consoleHeaders,
  documentationHeaders,
  reportModuleHeaders,
  reportModulePath,
} from '@edge-console/console/serving';
import sirv from 'sirv';
import { compressFolder } from './compress.ts';
import type { PageHandler, PageOrigins } from './stack.ts';

/** A file that was deleted by a running build aborts its response, not the server. */
function surviveMissingFiles(response: ServerResponse): void {
  response.on('pipe', (file) => file.once('error', () => response.destroy()));
}

function setDocumentationHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(documentationHeaders)) response.setHeader(name, value);
}

/** The built documentation with its own 404 page, and `pages` for everything else. */
export function serveDocumentation(root: string, pages: PageHandler): PageHandler {
  const folder = join(root, 'apps/documentation/dist');
  const files = sirv(folder, { etag: true, setHeaders: setDocumentationHeaders });
  return (request, response) => {
    if (!/^\/documentation(?=[/?]|$)/.test(request.url ?? '')) return pages(request, response);
    surviveMissingFiles(response);
    files(request, response, () => {
      setDocumentationHeaders(response);
      readFile(join(folder, 'documentation/404.html')).then(
        (html) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(html),
        () => response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n'),
      );
    });
  };
}

/** Serves the built console with production headers. Unknown pages return the shell, unknown assets and dot files return 404. */
export async function serveConsole(root: string, origins: Partial<PageOrigins> = {}): Promise<PageHandler> {
  const folder = join(root, 'apps/console/dist');
  await compressFolder(folder);
  // The console has several hosts but calls one, so pages can call origins other than their own.
  const setHeaders = (response: ServerResponse, path = '/') => {
    const origin = `http://${response.req.headers.host}`;
    const headers = {
      ...consoleHeaders({ origin, ...origins }),
      'Cache-Control': cacheControl(path),
      ...(path === reportModulePath ? reportModuleHeaders : {}),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const files = sirv(folder, {
    single: true,
    // Dot files return 404.
    ignores: [/^\/assets\//, /^\/builds\//, /\/\./],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
  });
  return (request, response) => {
    surviveMissingFiles(response);
    files(request, response, () => {
      setHeaders(response);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Not found\n');
    });
  };
}

/** Serves the console's sources through Vite with hot reload, without the strict policy that would block it. */
export async function serveConsoleSources(
  root: string,
  server: Server,
): Promise<{ readonly pages: PageHandler; readonly close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'apps/console'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return { pages: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
}

/** The built Storybook. */
export function serveStorybook(root: string): PageHandler {
  const files = sirv(join(root, 'storybook-static'), { etag: true });
  return (request, response) => {
    surviveMissingFiles(response);
    files(request, response, () => {
      response.writeHead(404);
      response.end();
    });
  };
}
