import { expect, it } from 'vitest';
import { playerSnippets, steeringTags } from './playerSnippets.ts';

const pathway = (name: string) => ({ id: name, name, hostname: `${name}.example`, active: true });
const resource = {
  manifest: 'https://live.example/"master".m3u8',
  serverUri: 'https://steer.example/decision/token',
  pathways: [
    { order: 2, weight: null, clone: false, pathway: pathway('aurora') },
    { order: 1, weight: null, clone: true, pathway: pathway('late') },
    { order: 3, weight: null, clone: false, pathway: pathway('basalt') },
  ],
};

it('players start with the first pathway at packaging time', () => {
  expect(steeringTags(resource)).toEqual({
    hls: '#EXT-X-CONTENT-STEERING:SERVER-URI="https://steer.example/decision/token",PATHWAY-ID="aurora"',
    dash: '<ContentSteering defaultServiceLocation="aurora" queryBeforeStart="true">https://steer.example/decision/token?format=dash</ContentSteering>',
  });
});

it('a URL cannot escape its string literal', () => {
  for (const { code } of playerSnippets(resource))
    expect(code).toContain(String.raw`"https://live.example/\"master\".m3u8"`);
});

it('players load the URL without the protocol selected for it', () => {
  const manifest = 'https://live.example/master#format=dash';
  for (const { code } of playerSnippets({ ...resource, manifest }))
    expect(code).toContain('"https://live.example/master"');
});
