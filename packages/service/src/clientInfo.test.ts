import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClientInfoReader } from './clientInfo.ts';

const read = createClientInfoReader(['10.1.0.0/16', '2001:db8::7']);
const paris = { 'cloudfront-viewer-city': 'Paris', 'cloudfront-viewer-country-name': 'France' };
const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  read({ headers, socket: { remoteAddress } });
const locationOf = (city: string, country = 'France', region?: string) =>
  from('10.1.2.3', {
    'cloudfront-viewer-city': city,
    'cloudfront-viewer-country-name': country,
    ...(region !== undefined && { 'cloudfront-viewer-country-region-name': region }),
  }).location;

describe('viewer headers', () => {
  it.each(['10.1.255.9', '::ffff:10.1.0.1', '2001:db8::7'])('are trusted from the edge at %s', (peer) => {
    expect(from(peer, { ...paris, 'cloudfront-viewer-address': '198.51.100.10:46532' })).toEqual({
      ip: '198.51.100.10',
      location: 'Paris, France',
    });
  });

  it.each(['10.2.0.1', '::ffff:10.2.0.1', '2001:db8::8', '127.0.0.1'])('are not trusted from %s', (peer) => {
    const visitor = from(peer, { ...paris, 'cloudfront-viewer-address': '198.51.100.10:1' });
    expect(visitor).toEqual({ ip: peer.replace('::ffff:', ''), location: null });
  });

  it('are not trusted without a configured CDN, or from a closed connection', () => {
    const direct = createClientInfoReader([]);
    expect(direct({ headers: paris, socket: { remoteAddress: '10.1.2.3' } }).location).toBeNull();
    expect(from(undefined, paris)).toEqual({ ip: null, location: null });
  });

  it.each([
    ['2001:db8:1::2:46532', '2001:db8:1::2'],
    ['[2001:db8:1::2]:46532', '2001:db8:1::2'],
    ['somewhere', '10.1.2.3'],
    ['', '10.1.2.3'],
  ])('resolve the address %s to %s', (header, ip) => {
    expect(from('10.1.2.3', { 'cloudfront-viewer-address': header }).ip).toBe(ip);
  });

  it.each([
    'the-balancer',
    '',
    '10.1.0.0/',
    '10.1.0.0/abc',
    '10.1.0.0/33',
    '10.1.0.0/16/8',
    '10.1.0.0/1e1',
    '2001:db8::/129',
  ])('reject the configuration “%s”, because a partial network could match everyone', (network) => {
    expect(() => createClientInfoReader([network])).toThrow(`${network} is neither an IP address`);
  });
});

describe('the location', () => {
  it.each([
    ['S%C3%A3o%20Paulo', 'Brazil', undefined, 'São Paulo, Brazil'],
    ['M%C3%BCnchen', 'Germany', 'Bavaria', 'München, Germany'],
    ["St. John's", 'Canada', undefined, "St. John's, Canada"],
    ['Singapore', 'Singapore', undefined, 'Singapore'],
    ['', 'France', '%C3%8Ele-de-France', 'Île-de-France, France'],
    ['', 'France', undefined, 'France'],
    ['Paris', '', undefined, 'Paris'],
    ['', '', undefined, null],
  ])('of %s, %s (%s) is %s', (city, country, region, location) => {
    expect(locationOf(city, country, region)).toBe(location);
  });

  it.each([
    ['a direction turned', '%E2%80%AEsiraP'],
    ['an isolate', 'Paris%E2%81%A6'],
    ['a line break', 'Paris%0D%0AX'],
    ['markup', '%3Cb%3EParis'],
    ['no encoding of UTF-8', '%C3'],
    ['bytes that are not encoded', 'G\u00C3\u00AAnes'],
    ['too much', 'x'.repeat(61)],
  ])('omits a name with %s', (_what, city) => {
    expect(locationOf(city)).toBe('France');
  });

  it('is short and contains only name characters, for any input', () => {
    const header = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    fc.assert(
      fc.property(header, header, (city, country) => {
        const location = locationOf(city, country) ?? 'none';
        expect(location.length).toBeLessThanOrEqual(122);
        expect(location).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>"`\\]/u);
      }),
    );
  });
});
