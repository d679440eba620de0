import { setTimeout } from 'node:timers/promises';
import { fetchFrom } from '@edge-console/service';

/** SQL with values written as literals. */
export type ClickHouseSql = { readonly text: string };
type Value = string | number | readonly string[] | ClickHouseSql;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\0': '\\0' };
const quoted = (text: string): string => `'${text.replaceAll(/[\\'\0]/g, (character) => escapes[character] ?? '')}'`;

function literal(value: Value): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error('Only whole numbers can be written into SQL');
    return String(value);
  }
  if ('text' in value) return value.text;
  // An empty list is not valid SQL; nothing equals the empty string.
  return `(${(value.length === 0 ? [''] : value).map(quoted).join(', ')})`;
}

/** Strings become quoted literals, arrays become `IN` lists. Query parameters would do the same, but ClickHouse 18.16 has none. */
export const clickHouseSql = (strings: TemplateStringsArray, ...values: readonly Value[]): ClickHouseSql => ({
  text: String.raw({ raw: strings }, ...values.map(literal)),
});

export type ClickHouse = {
  readonly select: <Row>(query: ClickHouseSql) => Promise<readonly Row[]>;
  readonly run: (statement: ClickHouseSql) => Promise<void>;
  /** Columns that are not named get their defaults. Inserts all rows or none, per partition. */
  readonly insert: (
    table: string,
    columns: readonly string[],
    rows: readonly Readonly<Record<string, unknown>>[],
  ) => Promise<void>;
};

/** Timeouts in ms. */
export type Timeouts = { readonly queryMs: number; readonly statementMs: number };

/** The first is the deadline of an API request; sums of a busy minute can take longer. */
const defaultTimeouts: Timeouts = { queryMs: 10_000, statementMs: 60_000 };
const attempts = 2;

/** ClickHouse's error code without its message, which can quote a query, and so user input. */
const codeIn = (text: string): string | undefined => /Code: (\d+)/.exec(text)?.[1];

/** Codes that mean it is temporarily unavailable: too slow, too many queries, read-only, out of memory, out of disk, too many parts. */
const outages: ReadonlySet<string | undefined> = new Set(['159', '202', '241', '242', '243', '252']);

/** Its `code` marks the error as temporary (`isOutage`). */
const outage = (message: string) => Object.assign(new Error(message), { code: 'ETIMEDOUT' });

/** Why a connection failed, without the URL, which must not be logged. */
const causeOf = ({ cause }: TypeError): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';

/**
 * ClickHouse over HTTP. `address`: with a user and password if required, and the database as its path. They are sent in a header, and never
 * occur in a URL or message.
 */
export function openClickHouse(address: string, timeouts: Timeouts = defaultTimeouts): ClickHouse {
  // The error of `URL` would contain the address with its password.
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new Error('The ClickHouse URL is not valid. Expected https://user:password@host:8443/database');
  const { origin, username, password, pathname } = new URL(address);
  const database = decodeURIComponent(pathname.slice(1)) || 'default';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : undefined;

  async function send(body: string, settings: Readonly<Record<string, string>>, milliseconds: number): Promise<string> {
    const url = new URL(origin);
    url.search = new URLSearchParams({ database, wait_end_of_query: '1', ...settings }).toString();
    const response = await fetchFrom('clickhouse', settings['readonly'] ? 'select' : 'write', url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(milliseconds),
      ...(headers ? { headers } : {}),
    });
    const text = await response.text();
    if (response.ok) return text;
    const code = codeIn(text);
    const message = `ClickHouse answered ${response.status}, ${code === undefined ? 'no code' : `Code: ${code}`}`;
    throw outages.has(code) ? outage(message) : new Error(message);
  }

  /** A keep-alive connection can be closed when it is reused. Every request is safe to repeat. */
  async function sendAgain(...sent: Parameters<typeof send>): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(...sent);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'TimeoutError')
          throw outage('ClickHouse did not respond in time.');
        if (!(error instanceof TypeError)) throw error;
        const message = `ClickHouse does not respond (${causeOf(error)}). Check that it is running and that the URL is correct.`;
        if (attempt === attempts) throw outage(message);
        await setTimeout(50);
      }
    }
  }

  return {
    async select<Row>({ text }: ClickHouseSql) {
      const settings = { readonly: '2', output_format_json_quote_64bit_integers: '0' };
      const response = await sendAgain(`${text} FORMAT JSON`, settings, timeouts.queryMs);
      return (JSON.parse(response) as { data: Row[] }).data;
    },
    run: async ({ text }) => void (await sendAgain(text, {}, timeouts.statementMs)),
    async insert(table, columns, rows) {
      if (rows.length === 0) return;
      const query = `INSERT INTO ${table} (${columns.join(', ')}) FORMAT JSONEachRow`;
      await sendAgain(rows.map((row) => JSON.stringify(row)).join('\n'), { query }, timeouts.queryMs);
    },
  };
}
