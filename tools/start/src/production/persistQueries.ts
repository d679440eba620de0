import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Handler } from '@edge-console/service';
import type { ServiceGroup } from './serviceGroup.ts';

/** Queries of tests become persisted operations, because the built API accepts no others. */
export function persistQueries(folder: string, handle: ServiceGroup['handle']): Handler {
  const written = new Map<string, Promise<void>>();
  async function write(hash: string, query: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `operations-${hash}.json`), JSON.stringify({ [hash]: query }));
    // The API reads its folders at most once a second.
    await pause(1_100);
  }
  return async (request, response) => {
    if (request.method !== 'POST') return handle(request, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    let sent: unknown = null;
    try {
      sent = JSON.parse(body.toString('utf8'));
    } catch {
      // The API rejects it.
    }
    const isToken = request.headers.authorization?.startsWith('Bearer esp_') ?? false;
    if (typeof sent !== 'object' || sent === null || !('query' in sent) || typeof sent.query !== 'string' || isToken)
      return handle(request, response, body);
    const { query, ...rest } = sent;
    const hash = createHash('sha256').update(query).digest('hex');
    const writing = written.get(hash) ?? write(hash, query);
    written.set(hash, writing);
    await writing;
    return handle(request, response, Buffer.from(JSON.stringify({ ...rest, documentId: `sha256:${hash}` })));
  };
}
