import { streamingProtocols } from '@edge-console/domain';
import { expect, it } from 'vitest';
import { playerSnippets, steeringTag } from './playerSnippets.ts';

const pathway = (name: string, clone: boolean) => ({
  name,
  hostname: `${name}.example`,
  active: true,
  weight: null,
  clone,
});
const resource = {
  manifest: 'https://live.example/"master".m3u8',
  serverUri: 'https://steer.example/decision/token',
  pathways: [pathway('late', true), pathway('aurora', false), pathway('basalt', false)],
};

it('players start with the first pathway at packaging time', () => {
  expect(steeringTag(resource, 'hls')).toBe(
    '#EXT-X-CONTENT-STEERING:SERVER-URI="https://steer.example/decision/token",PATHWAY-ID="aurora"',
  );
  expect(steeringTag(resource, 'dash')).toBe(
    '<ContentSteering defaultServiceLocation="aurora" queryBeforeStart="true">https://steer.example/decision/token?format=dash</ContentSteering>',
  );
});

it('shows only players that support the protocol', () => {
  const playersOf = (protocol: 'hls' | 'dash') => playerSnippets(resource, protocol).map(({ player }) => player);
  expect(playersOf('hls')).toEqual(['hls.js', 'Shaka Player', 'AVPlayer']);
  expect(playersOf('dash')).toEqual(['dash.js', 'Shaka Player']);
});

it('a URL cannot escape its string literal', () => {
  for (const { code } of streamingProtocols.flatMap((protocol) => playerSnippets(resource, protocol)))
    expect(code).toContain(String.raw`"https://live.example/\"master\".m3u8"`);
});

it('players load the URL without the protocol selected for it', () => {
  const manifest = 'https://live.example/master#format=dash';
  for (const { code } of playerSnippets({ ...resource, manifest }, 'dash'))
    expect(code).toContain('"https://live.example/master"');
});
