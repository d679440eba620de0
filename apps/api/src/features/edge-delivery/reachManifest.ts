import { isIP } from 'node:net';
import type { ManifestNetwork } from '../../core/services/manifestNetwork.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Why a manifest is unreachable. The console has the messages. */
type ManifestProblem =
  | 'ADDRESS'
  | 'PORT'
  /** The name is unknown or resolves to an address that is not public. The caller is not told which. */
  | 'NO_PUBLIC_ADDRESS'
  | 'REDIRECT'
  | 'STATUS'
  | 'CERTIFICATE'
  | 'NO_CONNECTION'
  | 'TIMEOUT';

export type ManifestCheck = {
  readonly reachable: boolean;
  /** The HTTP status; null without a response. */
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

/** The address to connect to; null unless all addresses of the name are public. */
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
 * Whether the manifest responds within three seconds. Protected against server-side request forgery: only HTTPS and its port, no redirects,
 * and a connection to exactly the address that was checked, so that the name cannot change in between.
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
