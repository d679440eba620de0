/** Which build has written which files, and until when they are kept. */
export type PublishedBuild = {
  /** The build id; null for files from before the first record. */
  readonly id: string | null;
  readonly release: string;
  /** Null: the current build. Otherwise the time after which its files are removed. */
  readonly keptUntil: string | null;
  /** Without what only follows another file: see `originalOf`. */
  readonly files: readonly string[];
};

export type PublishRecord = {
  readonly builds: readonly PublishedBuild[];
  /** What the last removal took away. */
  readonly removed: { readonly at: string; readonly files: readonly string[] } | null;
};

/** An error that the operator has to fix; the message says how. */
export class Refusal extends Error {}

export const emptyRecord: PublishRecord = { builds: [], removed: null };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isBuild(value: unknown): value is PublishedBuild {
  if (!isObject(value)) return false;
  const { id, release, keptUntil, files } = value;
  return (id === null || isText(id)) && isText(release) && (keptUntil === null || isTime(keptUntil)) && isList(files);
}

function isRecord(value: unknown): value is PublishRecord {
  if (!isObject(value) || !Array.isArray(value['builds']) || !value['builds'].every(isBuild)) return false;
  const { removed } = value;
  return removed === null || (isObject(removed) && isTime(removed['at']) && isList(removed['files']));
}

/** The record as it was written. One that cannot be read is not guessed at: it says what may be deleted. */
export function readRecord(text: string, path: string): PublishRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (isRecord(value)) return value;
  throw new Refusal(
    `${path} cannot be read. Put it right, or delete it: then every file in assets/ stays for another 24 hours.`,
  );
}
