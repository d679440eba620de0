import type { Format } from './decide.ts';

export type SteeringRequest = {
  readonly token: string;
  /** Null if the request does not determine it. */
  readonly format: Format | null;
  /** From an earlier response. */
  readonly session: string | null;
  /** Throughput in bits per second. */
  readonly reports: readonly { readonly pathway: string; readonly throughput: number }[];
};

/** As many pathways as a resource can have. */
const maxReports = 16;
/** Bits per second. No viewer has a faster connection. */
const maxThroughput = 1e9;

const path = /^\/decision\/([\w-]{1,128})$/;
const sessionPattern = /^[\w.-]{1,64}$/;

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1');
const listed = (text: string | null): readonly string[] => (text === null ? [] : unquoted(text).split(',', maxReports));

/** dash.js leaves the throughput of a pathway empty if it is unknown. */
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
  const requestedFormat = parameters.get('format');
  if (requestedFormat === 'hls' || requestedFormat === 'dash') return requestedFormat;
  for (const name of parameters.keys()) {
    if (name.startsWith('_DASH_')) return 'dash';
    if (name.startsWith('_HLS_')) return 'hls';
  }
  return null;
}

/** Null for a URL that does not request a decision. Invalid parameters are ignored. */
export function parseSteeringRequest(url: string): SteeringRequest | null {
  const [pathname = '', query = ''] = url.split('?', 2);
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
