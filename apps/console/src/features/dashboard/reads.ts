/** An article in `public/reads.json`, which the operator edits. */
export type Read = { title: string; url: string; minutes: number; topic: string };

const most = 6;

function readOf(entry: unknown): Read | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { title, url, minutes, topic } = entry as Record<string, unknown>;
  if (typeof title !== 'string' || title === '' || typeof minutes !== 'number' || !(minutes > 0)) return null;
  if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).protocol !== 'https:') return null;
  return { title, url, minutes: Math.ceil(minutes), topic: typeof topic === 'string' ? topic : '' };
}

/** The first six valid entries. */
export function readReads(file: unknown): readonly Read[] {
  if (!Array.isArray(file)) return [];
  return file
    .map(readOf)
    .filter((read) => read !== null)
    .slice(0, most);
}

let loading: Promise<readonly Read[]> | null = null;

async function fetchReads(): Promise<readonly Read[]> {
  const response = await fetch('/reads.json', { credentials: 'omit', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/reads.json returned ${response.status}.`);
  return readReads(await response.json());
}

/** The recommended reads, loaded once. Null after an error; the next call retries. */
export async function loadReads(): Promise<readonly Read[] | null> {
  loading ??= fetchReads();
  try {
    return await loading;
  } catch {
    loading = null;
    return null;
  }
}
