import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isApiTokenLike } from '../identity/apiTokenSecret.ts';
import { credentialOf } from '../identity/accessToken.ts';
import type { GraphQLRequest, ClientRequest } from './requestBody.ts';

/** The accepted operations. */
export type Operations = {
  /** The request with its text; null if the operation is not accepted. */
  requestOf(sent: ClientRequest, authorization: string | undefined): Promise<GraphQLRequest | null>;
};

export type PersistedOperationsOptions = {
  /**
   * Folders with manifests of the current and previous console builds (`operations-*.json`: hash → text), so that open pages keep working.
   * A new manifest is found without a restart.
   */
  readonly folders: readonly string[];
  /** Whether users can send other operations as text, for tests. @default false */
  readonly allowsQueries?: boolean;
};

/** Accepts any text, and no hash: for development, where the console sends text. */
export const anyOperation: Operations = {
  requestOf: async (sent) => ('query' in sent ? sent : null),
};

const manifestName = /^operations-[\w-]+\.json$/;
const manifestShape = v.record(v.string(), v.string());
/** Minimum time between reads of the folders for an unknown hash, since any client can send one. */
const readIntervalMs = 1_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The operations of the console's builds by their hashes. API tokens can send any text within their scopes and limits; all other callers
 * cannot.
 */
export function createPersistedOperations(
  { folders, allowsQueries = false }: PersistedOperationsOptions,
  now: () => number = Date.now,
): Operations {
  const queries = new Map<string, string>();
  const read = new Set<string>();
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function readManifest(path: string): Promise<void> {
    if (read.has(path)) return;
    const manifest = v.parse(manifestShape, JSON.parse(await readFile(path, 'utf8')));
    for (const [hash, text] of Object.entries(manifest)) if (hashOf(text) === hash) queries.set(hash, text);
    read.add(path);
  }

  async function readFolders(): Promise<void> {
    for (const folder of folders) {
      const names = await readdir(folder).catch(() => []);
      // A file that is being written or was just removed is read the next time.
      for (const name of names.filter((one) => manifestName.test(one)))
        await readManifest(join(folder, name)).catch(() => undefined);
    }
  }

  async function textOf(hash: string): Promise<string | undefined> {
    if (!queries.has(hash) && (reading || now() - readAt >= readIntervalMs)) {
      if (!reading) {
        readAt = now();
        reading = readFolders().finally(() => (reading = null));
      }
      await reading;
    }
    return queries.get(hash);
  }

  return {
    async requestOf(sent, authorization) {
      if ('query' in sent) {
        const isToken = authorization !== undefined && isApiTokenLike(credentialOf(authorization));
        return allowsQueries || isToken ? sent : null;
      }
      const { documentId, ...rest } = sent;
      const hash = /^sha256:([0-9a-f]{64})$/.exec(documentId)?.[1];
      const query = hash === undefined ? undefined : await textOf(hash);
      return query === undefined ? null : { ...rest, query, isPersisted: true };
    },
  };
}
