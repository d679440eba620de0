import type { DeletedResource, SteeredResource, SteeringFeed } from './feed.ts';

export type SnapshotResource = {
  readonly resource: SteeredResource | DeletedResource;
  sessions: number;
};

type TokenEntry = { readonly entry: SnapshotResource; readonly until: number };

export type Snapshot = {
  readonly apply: (feed: SteeringFeed) => void;
  /** The resource of a valid token; `gone` for an expired one, null for an unknown one. */
  readonly find: (token: string, now: number) => SnapshotResource | 'gone' | null;
  /** The position in the feed; null before the first response. */
  readonly position: () => Pick<SteeringFeed, 'feed' | 'watermark'> | null;
  /** All resources, as a response of the API. */
  readonly whole: () => SteeringFeed | null;
  readonly size: () => number;
};

export const isDeleted = (resource: SteeredResource | DeletedResource): resource is DeletedResource =>
  'deleted' in resource;

export function createSnapshot(): Snapshot {
  let byId = new Map<string, SnapshotResource>();
  let byToken = new Map<string, TokenEntry>();
  let position: Pick<SteeringFeed, 'feed' | 'watermark'> | null = null;

  function store(resource: SteeredResource | DeletedResource, previous: SnapshotResource | undefined): void {
    for (const { token } of previous?.resource.tokens ?? []) byToken.delete(token);
    const entry: SnapshotResource = {
      resource,
      sessions: previous?.sessions ?? 0,
    };
    byId.set(resource.id, entry);
    for (const { token, until } of resource.tokens)
      byToken.set(token, { entry, until: until === null ? Number.POSITIVE_INFINITY : Date.parse(until) });
  }

  return {
    apply({ feed, watermark, whole, resources }) {
      const previous = byId;
      if (whole) {
        byId = new Map();
        byToken = new Map();
      }
      for (const resource of resources) store(resource, previous.get(resource.id));
      position = { feed, watermark };
    },
    find(token, now) {
      const found = byToken.get(token);
      if (!found) return null;
      return isDeleted(found.entry.resource) || now >= found.until ? 'gone' : found.entry;
    },
    position: () => position,
    whole: () =>
      position && { ...position, whole: true, resources: Array.from(byId.values(), ({ resource }) => resource) },
    size: () => byId.size,
  };
}
