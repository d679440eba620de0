import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Serves the pages, by default with the console's script policy, which forbids `eval`.
 * @param {(query: URLSearchParams) => string | undefined} [policyOf] The policy of a page, from its query string.
 */
export async function serve(folder, policyOf = () => "script-src 'self'") {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://bench');
    const policy = policyOf(searchParams);
    const path = normalize(decodeURIComponent(pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(policy ? { 'content-security-policy': policy } : {}),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
