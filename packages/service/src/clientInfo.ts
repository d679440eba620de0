import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The client address and location of a request, from its connection or from trusted headers. */
export type ClientInfo = {
  readonly ip: string | null;
  /** For example "Paris, France"; null if unknown. */
  readonly location: string | null;
};

type Request = {
  readonly headers: IncomingHttpHeaders;
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

const maxNameLength = 60;
/** Characters of place names: no control characters, bidirectional marks or symbols. */
const nameCharacters = /^[\p{L}\p{M}\p{Nd} .,'’·()/&-]+$/u;

/** CloudFront writes ASCII, and percent-encodes everything else as UTF-8. */
function decodeName(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || !/^[\x20-\x7e]*$/.test(header)) return null;
  try {
    const name = decodeURIComponent(header).normalize('NFC').trim();
    return name.length <= maxNameLength && nameCharacters.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** The name of a city state appears only once. */
function locationOf(headers: IncomingHttpHeaders): string | null {
  const city = decodeName(headers['cloudfront-viewer-city']);
  const region = decodeName(headers['cloudfront-viewer-country-region-name']);
  const country = decodeName(headers['cloudfront-viewer-country-name']);
  const names = new Set([city ?? region, country].filter((name) => name !== null));
  return names.size > 0 ? [...names].join(', ') : null;
}

/** `198.51.100.10:46532`, `2001:db8::1:46532`: the port follows the last colon. */
function addressOf(headers: IncomingHttpHeaders): string | null {
  const header = headers['cloudfront-viewer-address'];
  const address = typeof header === 'string' ? header.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') : '';
  return isIP(address) > 0 ? address : null;
}

function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [, address = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    const version = isIP(address);
    const maxPrefix = version === 6 ? 128 : 32;
    const prefix = length === undefined ? maxPrefix : Number(length);
    if (version === 0 || prefix > maxPrefix) throw new Error(`${network} is neither an IP address nor a network.`);
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Reads the client address from the connection or, if the connection comes from the CDN, from the CDN's viewer headers. Any other client
 * could forge them.
 * @param edgeNetworks addresses and networks (`10.0.0.0/16`) of the CDN (trusted proxies)
 */
export function createClientInfoReader(edgeNetworks: readonly string[]): (request: Request) => ClientInfo {
  const edge = networksOf(edgeNetworks);
  return ({ headers, socket }) => {
    // A dual-stack server has IPv4-mapped addresses (`::ffff:`).
    const peer = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? null;
    const isFromEdge = peer !== null && edge.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
    if (!isFromEdge) return { ip: peer, location: null };
    return { ip: addressOf(headers) ?? peer, location: locationOf(headers) };
  };
}
