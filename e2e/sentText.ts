import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';

const builds = join(import.meta.dirname, '../apps/console/dist/assets');
let documents: Readonly<Record<string, string>> | undefined;

/** Finds the operation of a hash that the served build sends instead of the query. */
function textOf(hash: string): string {
  documents ??= Object.assign(
    {},
    ...globSync('operations-*.json', { cwd: builds }).map((name) =>
      JSON.parse(readFileSync(join(builds, name), 'utf8')),
    ),
  );
  return documents?.[hash] ?? '';
}

/** A request to the API with its query: "query Users($list: ListInput) { …", and then its body. */
export function sentText(request: Pick<Request, 'postData'>): string {
  const body = request.postData() ?? '';
  const [, hash] = /"documentId":"sha256:([0-9a-f]{64})"/.exec(body) ?? [];
  return hash === undefined ? body : `${textOf(hash)}\n${body}`;
}
