import type { Channel } from '../../records/analytics/queries.ts';

export type ChannelChange = {
  readonly id: string;
  readonly name: string;
  readonly offload: number;
  readonly offloadBefore: number;
  /** Average viewers. */
  readonly audience: number;
  readonly audienceBefore: number;
};

const maxRows = 5;
/** A channel with less of the viewing time says little about the account. */
const minShare = 0.005;

/** The channels whose offload changed most between two periods of the same length, in seconds. */
export function channelChanges(
  channels: readonly Channel[],
  before: readonly Channel[],
  seconds: number,
): readonly ChannelChange[] {
  const total = channels.reduce((sum, { viewingSeconds }) => sum + viewingSeconds, 0);
  const earlier = new Map(before.map((channel) => [channel.id, channel]));
  return channels
    .flatMap(({ id, name, offload, viewingSeconds }) => {
      const previous = earlier.get(id);
      if (!previous || previous.viewingSeconds === 0 || viewingSeconds < total * minShare) return [];
      return {
        id,
        name,
        offload,
        offloadBefore: previous.offload,
        audience: viewingSeconds / seconds,
        audienceBefore: previous.viewingSeconds / seconds,
      };
    })
    .toSorted((one, other) => Math.abs(other.offload - other.offloadBefore) - Math.abs(one.offload - one.offloadBefore))
    .slice(0, maxRows);
}
