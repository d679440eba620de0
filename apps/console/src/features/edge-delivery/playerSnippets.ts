import { type StreamingProtocol, withProtocol } from '@edge-console/domain';
import type { PreviewedResource } from './previewedResource.ts';

type Steered = Pick<PreviewedResource, 'manifest' | 'serverUri' | 'pathways'>;
type Snippet = { player: string; language: string; code: string };

/** The first pathway in the manifest, where players start before their first request. */
const firstOf = ({ pathways }: Steered): string => pathways.find(({ clone }) => !clone)?.name ?? '';

/** The manifest tag for steering: HLS (RFC 8216bis, 4.4.6.6) or DASH (ETSI TS 103 998). */
export function steeringTag(resource: Steered, protocol: StreamingProtocol): string {
  const first = firstOf(resource);
  return protocol === 'hls'
    ? `#EXT-X-CONTENT-STEERING:SERVER-URI="${resource.serverUri}",PATHWAY-ID="${first}"`
    : `<ContentSteering defaultServiceLocation="${first}" queryBeforeStart="true">${resource.serverUri}?format=dash</ContentSteering>`;
}

/** Starting players with a steered manifest: they read the tag, without our code. */
export function playerSnippets({ manifest }: Steered, protocol: StreamingProtocol): Snippet[] {
  const address = JSON.stringify(withProtocol(manifest, null));
  const shaka = {
    player: 'Shaka Player',
    language: 'JavaScript',
    code: `const player = new shaka.Player();
await player.attach(video);
player.configure('contentSteering.enabled', true);
await player.load(${address});`,
  };
  if (protocol === 'dash')
    return [
      {
        player: 'dash.js',
        language: 'JavaScript',
        code: `const player = dashjs.MediaPlayer().create();
player.updateSettings({ streaming: { applyContentSteering: true } });
player.initialize(video, ${address}, true);`,
      },
      shaka,
    ];
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
    shaka,
    {
      player: 'AVPlayer',
      language: 'Swift',
      code: `// Steering needs iOS 15 or tvOS 15, and no code.
let player = AVPlayer(url: URL(string: ${address})!)
player.play()`,
    },
  ];
}
