import type { OutboundNetwork } from '../../core/services/outboundNetwork.ts';
import { reachPublicUrl, type ReachProblem } from '../../core/services/reachPublicUrl.ts';

export type ManifestCheck = {
  readonly reachable: boolean;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  readonly detail: ReachProblem | null;
};

const milliseconds = 3_000;
const headers = { accept: '*/*', 'user-agent': 'EdgeConsole-ManifestCheck/1' };

/** Whether the manifest responds within three seconds. */
export async function reachManifest(manifest: string, network: OutboundNetwork): Promise<ManifestCheck> {
  const { status, problem } = await reachPublicUrl(manifest, network, { headers, milliseconds });
  return { reachable: problem === null, status, detail: problem };
}
