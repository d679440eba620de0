import type { Format } from './decide.ts';

/** What a player says of itself. */
export type SteeringRequest = {
  readonly token: string;
  /** As it was asked for; null: the player leaves it to its parameters, or to the manifest. */
  readonly format: Format | null;
  /** Of an earlier answer. */
  readonly session: string | null;
  /** Throughput in bits per second by pathway, as far as it was reported. */
  readonly reports: readonly { readonly pathway: string; readonly throughput: number }[];
};

/** Most pathways of one report: as many as a resource has. */
const maxReports = 16;
/** Bits per second. A higher value is no viewer's connection. */
const maxThroughput = 1e9;

const path = /^\/decision\/([\w-]{1,128})$/;
const sessionPattern = /^[\w.-]{1,64}$/;

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1');
const listed = (text: string | null): readonly string[] => (text === null ? [] : unquoted(text).split(',', maxReports));

/** Which pathway had which throughput. dash.js leaves an entry empty where it knows none. */
function reportsOf(parameters: URLSearchParams, prefix: 'HLS' | 'DASH'): SteeringRequest['reports'] {
  const throughputs = listed(parameters.get(`_${prefix}_throughput`));
  return listed(parameters.get(`_${prefix}_pathway`)).flatMap((name, index) => {
    const text = throughputs[index]?.trim() ?? '';
    const throughput = text === '' ? Number.NaN : Number(text);
    const isUsable = name !== '' && throughput >= 0 && throughput <= maxThroughput;
    return isUsable ? [{ pathway: name.trim(), throughput }] : [];
  });
}

function formatOf(parameters: URLSearchParams): Format | null {
  const asked = parameters.get('format');
  if (asked === 'hls' || asked === 'dash') return asked;
  for (const name of parameters.keys()) {
    if (name.startsWith('_DASH_')) return 'dash';
    if (name.startsWith('_HLS_')) return 'hls';
  }
  return null;
}

/** Reads the address of a request; null where it is none of a decision. What cannot be read of its parameters is left out. */
export function parseSteeringRequest(address: string): SteeringRequest | null {
  const [pathname = '', query = ''] = address.split('?', 2);
  const token = path.exec(pathname)?.[1];
  if (token === undefined) return null;
  const parameters = new URLSearchParams(query);
  const session = parameters.get('session');
  const format = formatOf(parameters);
  return {
    token,
    format,
    session: session !== null && sessionPattern.test(session) ? session : null,
    reports: reportsOf(parameters, format === 'dash' ? 'DASH' : 'HLS'),
  };
}
