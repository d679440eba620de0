import { withProtocol } from '@edge-console/domain';
import type { StoredResource } from './queries.ts';

type Steered = Pick<StoredResource, 'manifest' | 'serverUri' | 'pathways'>;

/** The first pathway in the manifest, where players start before their first request. */
const firstOf = ({ pathways }: Steered): string =>
  pathways.toSorted((one, other) => one.order - other.order).find(({ clone }) => !clone)?.pathway.name ?? '';

/** The manifest tags for steering: HLS (RFC 8216bis, 4.4.6.6) and DASH (ETSI TS 103 998). */
export function steeringTags(resource: Steered): { hls: string; dash: string } {
  const first = firstOf(resource);
  return {
    hls: `#EXT-X-CONTENT-STEERING:SERVER-URI="${resource.serverUri}",PATHWAY-ID="${first}"`,
    dash: `<ContentSteering defaultServiceLocation="${first}" queryBeforeStart="true">${resource.serverUri}?format=dash</ContentSteering>`,
  };
}

/** Starting players with a steered manifest: they read the tag, without our code. */
export function playerSnippets({ manifest }: Steered): { player: string; language: string; code: string }[] {
  const address = JSON.stringify(withProtocol(manifest, null));
  return [
    {
      player: 'hls.js',
      language: 'JavaScript',
      code: `const hls = new Hls();
hls.on(Hls.Events.STEERING_MANIFEST_LOADED, (_event, { steeringManifest }) => {
  console.log(steeringManifest['PATHWAY-PRIORITY']);
});
hls.loadSource(${address});
hls.attachMedia(video);`,
    },
    {
      player: 'dash.js',
      language: 'JavaScript',
      code: `const player = dashjs.MediaPlayer().create();
player.updateSettings({ streaming: { applyContentSteering: true } });
player.initialize(video, ${address}, true);`,
    },
    {
      player: 'Shaka Player',
      language: 'JavaScript',
      code: `const player = new shaka.Player();
await player.attach(video);
player.configure('contentSteering.enabled', true);
await player.load(${address});`,
    },
    {
      player: 'AVPlayer',
      language: 'Swift',
      code: `// Steering needs iOS 15 or tvOS 15, and no code.
let player = AVPlayer(url: URL(string: ${address})!)
player.play()`,
    },
  ];
}
