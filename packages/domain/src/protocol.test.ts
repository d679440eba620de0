import { describe, expect, it } from 'vitest';
import { protocolOf, withProtocol } from './index.ts';

describe('the protocol of a manifest', () => {
  it.each([
    ['https://origin.example/live.m3u8', 'hls'],
    ['https://origin.example/live.mpd?token=a.m3u8', 'dash'],
    ['https://origin.example/live.m3u8#format=dash', 'hls'],
    ['https://origin.example/live#t=10&format=dash', 'dash'],
    ['https://origin.example/live', null],
  ])('of %s is %s', (manifest, protocol) => {
    expect(protocolOf(manifest)).toBe(protocol);
  });

  it('is chosen, chosen again and taken back, and leaves the rest of the address alone', () => {
    const manifest = 'https://origin.example/live?a=b#t=10';
    const dash = withProtocol(manifest, 'dash');
    expect(dash).toBe('https://origin.example/live?a=b#t=10&format=dash');
    expect(protocolOf(withProtocol(dash, 'hls'))).toBe('hls');
    expect(withProtocol(dash, null)).toBe(manifest);
    expect(withProtocol('https://origin.example/live', null)).toBe('https://origin.example/live');
  });
});
