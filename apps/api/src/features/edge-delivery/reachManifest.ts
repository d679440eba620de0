import { isIP } from 'node:net';
import type { ManifestNetwork } from '../../core/services/manifestNetwork.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Why a manifest is not reachable. The console has the words. */
type ManifestProblem =
  | 'ADDRESS'
  | 'PORT'
  /** The name is unknown, or leads to an address that is not public: which of them is nobody's business. */
  | 'NO_PUBLIC_ADDRESS'
  | 'REDIRECT'
  | 'STATUS'
  | 'CERTIFICATE'
  | 'NO_CONNECTION'
  | 'TIMEOUT';

export type ManifestCheck = {
  readonly reachable: boolean;
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly detail: ManifestProblem | null;
};

const milliseconds = 3_000;
const ports: readonly string[] = ['', '443', '8443'];

const problem = (detail: ManifestProblem, status: number | null = null): ManifestCheck => ({
  reachable: false,
  status,
  detail,
});

/** The host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The address to connect to; null unless all that the name leads to are public. */
async function publicAddressOf(url: URL, network: ManifestNetwork): Promise<string | null> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => []);
  const [first] = addresses;
  return first !== undefined && addresses.every(isPublicAddress) ? first : null;
}

function problemOf(error: unknown): ManifestProblem {
  const { code = '' } = error as { readonly code?: string };
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER/.test(code)) return 'CERTIFICATE';
  return 'NO_CONNECTION';
}

async function reach(url: URL, network: ManifestNetwork, signal: AbortSignal): Promise<ManifestCheck> {
  const address = await publicAddressOf(url, network);
  if (address === null) return problem('NO_PUBLIC_ADDRESS');
  if (signal.aborted) return problem('TIMEOUT');
  try {
    const { status } = await network.connect({ url, address, signal });
    if (status >= 300 && status < 400) return problem('REDIRECT', status);
    return status >= 200 && status < 300 ? { reachable: true, status, detail: null } : problem('STATUS', status);
  } catch (error) {
    return problem(signal.aborted ? 'TIMEOUT' : problemOf(error));
  }
}

/**
 * Whether the manifest answers, within three seconds. Safe against server-side request forgery: https and its ports only, no
 * redirects, and connected to the very address that was found public, so that a name cannot change its mind in between.
 */
export async function reachManifest(manifest: string, network: ManifestNetwork): Promise<ManifestCheck> {
  const url = URL.parse(manifest);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return problem('ADDRESS');
  if (!ports.includes(url.port)) return problem('PORT');
  const signal = AbortSignal.timeout(milliseconds);
  const late = new Promise<ManifestCheck>((resolve) => {
    signal.addEventListener('abort', () => resolve(problem('TIMEOUT')), { once: true });
  });
  return Promise.race([reach(url, network, signal), late]);
}
