import { describe, expect, it } from 'vitest';
import { protocolOf, withProtocol } from './index.ts';

describe('protocolOf', () => {
  it.each([
    ['https://origin.example/live.m3u8', 'hls'],
    ['https://origin.example/live.mpd?token=a.m3u8', 'dash'],
    ['https://origin.example/live.m3u8#format=dash', 'hls'],
    ['https://origin.example/live#t=10&format=dash', 'dash'],
    ['https://origin.example/live', null],
  ])('reads %s as %s', (manifest, protocol) => {
    expect(protocolOf(manifest)).toBe(protocol);
  });
});

describe('withProtocol', () => {
  it('sets, replaces and removes the protocol without changing the rest of the URL', () => {
    const manifest = 'https://origin.example/live?a=b#t=10';
    const dash = withProtocol(manifest, 'dash');
    expect(dash).toBe('https://origin.example/live?a=b#t=10&format=dash');
    expect(protocolOf(withProtocol(dash, 'hls'))).toBe('hls');
    expect(withProtocol(dash, null)).toBe(manifest);
    expect(withProtocol('https://origin.example/live', null)).toBe('https://origin.example/live');
  });
});
