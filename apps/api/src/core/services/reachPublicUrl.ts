import { isIP } from 'node:net';
import type { OutboundNetwork, OutboundRequest } from './outboundNetwork.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Why a URL was not requested or did not respond. The console has the messages. */
export type ReachProblem =
  | 'ADDRESS'
  | 'PORT'
  /** The name is unknown or resolves to an address that is not public. The caller is not told which. */
  | 'NO_PUBLIC_ADDRESS'
  | 'REDIRECT'
  | 'STATUS'
  | 'CERTIFICATE'
  | 'NO_CONNECTION'
  | 'TIMEOUT';

export type Reached = {
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** Null for a successful response. */
  readonly problem: ReachProblem | null;
};

type Sent = Pick<OutboundRequest, 'headers' | 'body'> & { readonly milliseconds: number };

const ports: readonly string[] = ['', '443', '8443'];

const failed = (problem: ReachProblem, status: number | null = null): Reached => ({ status, problem });

/** The host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The address to connect to; null unless all addresses of the name are public. */
async function publicAddressOf(url: URL, network: OutboundNetwork): Promise<string | null> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  const [first] = addresses;
  return first !== undefined && addresses.every(isPublicAddress) ? first : null;
}

function problemOf(error: unknown): ReachProblem {
  const { code = '' } = error as { readonly code?: string };
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)) return 'CERTIFICATE';
  return 'NO_CONNECTION';
}

function readUrl(text: string): URL | ReachProblem {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'ADDRESS';
  return ports.includes(url.port) ? url : 'PORT';
}

async function inTime(work: (signal: AbortSignal) => Promise<Reached>, milliseconds: number): Promise<Reached> {
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<Reached>((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('TIMEOUT')), { once: true });
  });
  return Promise.race([work(signal), late]);
}

async function reach(url: URL, network: OutboundNetwork, signal: AbortSignal, sent: Sent): Promise<Reached> {
  const address = await publicAddressOf(url, network);
  if (address === null) return failed('NO_PUBLIC_ADDRESS');
  if (signal.aborted) return failed('TIMEOUT');
  const { milliseconds: _time, ...content } = sent;
  try {
    const { status } = await network.connect({ url, address, signal, ...content });
    if (status >= 300 && status < 400) return failed('REDIRECT', status);
    return status >= 200 && status < 300 ? { status, problem: null } : failed('STATUS', status);
  } catch (error) {
    return failed(signal.aborted ? 'TIMEOUT' : problemOf(error));
  }
}

/**
 * Requests a URL that a customer entered. Protected against server-side request forgery: only HTTPS and its port, no redirects, and a
 * connection to exactly the address that was checked, so that the name cannot change in between.
 */
export async function reachPublicUrl(text: string, network: OutboundNetwork, sent: Sent): Promise<Reached> {
  const url = readUrl(text);
  if (typeof url === 'string') return failed(url);
  return inTime((signal) => reach(url, network, signal, sent), sent.milliseconds);
}

/** Whether `reachPublicUrl` would send a request to this URL now. */
export async function isPublicUrl(text: string, network: OutboundNetwork, milliseconds: number): Promise<boolean> {
  const url = readUrl(text);
  if (typeof url === 'string') return false;
  const checked = await inTime(
    async () => ({
      status: null,
      problem: (await publicAddressOf(url, network)) === null ? 'NO_PUBLIC_ADDRESS' : null,
    }),
    milliseconds,
  );
  return checked.problem === null;
}
