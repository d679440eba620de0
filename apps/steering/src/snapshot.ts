import type { DeletedResource, SteeredResource, SteeringFeed } from './feed.ts';

/** A resource as it is answered, with what is kept of its players. */
export type KnownResource = {
  readonly resource: SteeredResource | DeletedResource;
  /** Sessions so far. */
  sessions: number;
};

type Found = { readonly known: KnownResource; readonly until: number };

export type Snapshot = {
  /** Takes in what the API told. */
  readonly apply: (feed: SteeringFeed) => void;
  /** The resource of a token that is answered; `gone` where it no longer is, null where it never was. */
  readonly find: (token: string, now: number) => KnownResource | 'gone' | null;
  /** How far it is; null until something was told. */
  readonly position: () => Pick<SteeringFeed, 'feed' | 'watermark'> | null;
  /** All that is known, as the API could have told it. */
  readonly whole: () => SteeringFeed | null;
  readonly size: () => number;
};

export const isDeleted = (resource: SteeredResource | DeletedResource): resource is DeletedResource =>
  'deleted' in resource;

export function createSnapshot(): Snapshot {
  let byId = new Map<string, KnownResource>();
  let byToken = new Map<string, Found>();
  let position: Pick<SteeringFeed, 'feed' | 'watermark'> | null = null;

  function put(resource: SteeredResource | DeletedResource, before: KnownResource | undefined): void {
    for (const { token } of before?.resource.tokens ?? []) byToken.delete(token);
    const known: KnownResource = {
      resource,
      sessions: before?.sessions ?? 0,
    };
    byId.set(resource.id, known);
    for (const { token, until } of resource.tokens)
      byToken.set(token, { known, until: until === null ? Number.POSITIVE_INFINITY : Date.parse(until) });
  }

  return {
    apply({ feed, watermark, whole, resources }) {
      const before = byId;
      if (whole) {
        byId = new Map();
        byToken = new Map();
      }
      for (const resource of resources) put(resource, before.get(resource.id));
      position = { feed, watermark };
    },
    find(token, now) {
      const found = byToken.get(token);
      if (!found) return null;
      return isDeleted(found.known.resource) || now >= found.until ? 'gone' : found.known;
    },
    position: () => position,
    whole: () =>
      position && { ...position, whole: true, resources: Array.from(byId.values(), ({ resource }) => resource) },
    size: () => byId.size,
  };
}
