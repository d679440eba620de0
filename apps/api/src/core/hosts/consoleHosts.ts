import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { domains, entities, type DomainRow, type EntityRow } from '../database/schema.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A reseller's host: its free subdomain (`{slug}.` plus the console's host) or its custom domain. */
type ResellerHost = { readonly slug: string | null; readonly domain: string | null };

/** Parses a host with its port. Null for the console's own host, and for any other port. */
export function parseHost(host: string, consoleOrigin: string): ResellerHost | null {
  const { hostname: own, port } = new URL(consoleOrigin);
  const [name = '', requestPort = ''] = host.toLowerCase().split(/:(?=\d*$)/);
  if (requestPort !== port) return { slug: null, domain: null };
  if (name === own) return null;
  if (!name.endsWith(`.${own}`)) return { slug: null, domain: name };
  const slug = name.slice(0, -own.length - 1);
  return { slug: slugPattern.test(slug) ? slug : null, domain: null };
}

/** The console's origin with another host name, and the same scheme and port. */
export function originForHost(name: string, consoleOrigin: string): string {
  const { protocol, port } = new URL(consoleOrigin);
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}

/** The host names of one or all active resellers: free subdomains and live domains. */
async function readNames(transaction: Transaction, consoleOrigin: string, entityId?: string): Promise<string[]> {
  const own = new URL(consoleOrigin).hostname;
  const found = await transaction
    .select({ slug: entities.slug, domain: domains.newDomain })
    .from(entities)
    .leftJoin(domains, and(eq(domains.entityId, entities.id), eq(domains.live, true)))
    .where(
      and(
        eq(entities.type, 'RESELLER'),
        eq(entities.active, true),
        entityId === undefined ? undefined : eq(entities.id, entityId),
      ),
    );
  return found.flatMap(({ slug, domain }) => [`${slug}.${own}`, ...(domain === null ? [] : [domain])]);
}

/** The origins of a reseller's console: its free subdomain, and its domain once it is live. */
export async function originsOfReseller(
  transaction: Transaction,
  entityId: string,
  consoleOrigin: string,
): Promise<readonly string[]> {
  const names = await readNames(transaction, consoleOrigin, entityId);
  return names.map((name) => originForHost(name, consoleOrigin));
}

/** A reseller's host and its reseller. */
type ResellerSite = {
  readonly entityId: string;
  readonly entityName: string;
  readonly services: EntityRow['services'];
  readonly origin: string;
  /** Null for a free subdomain, which is part of the platform's own domain. */
  readonly domain: Pick<DomainRow, 'id' | 'newDomain'> | null;
};

/** The active reseller with this host: a free subdomain or a live domain. Runs as the system. */
export async function findResellerByHost(
  transaction: Transaction,
  host: string,
  consoleOrigin: string,
): Promise<ResellerSite | null> {
  const { slug = null, domain = null } = parseHost(host, consoleOrigin) ?? {};
  if (slug === null && domain === null) return null;
  const [found] = await transaction
    .select({ entity: entities, domain: { id: domains.id, newDomain: domains.newDomain } })
    .from(entities)
    .leftJoin(domains, and(eq(domains.entityId, entities.id), eq(domains.live, true)))
    .where(
      and(
        eq(entities.type, 'RESELLER'),
        eq(entities.active, true),
        slug === null ? eq(domains.newDomain, domain ?? '') : eq(entities.slug, slug),
      ),
    );
  if (!found) return null;
  const { id, name, services } = found.entity;
  const hostname = domain ?? `${slug}.${new URL(consoleOrigin).hostname}`;
  return {
    entityId: id,
    entityName: name,
    services,
    origin: originForHost(hostname, consoleOrigin),
    domain: slug === null ? found.domain : null,
  };
}

/** Cache time of a known host in milliseconds, so that a released domain soon stops working. */
const knownFor = 5_000;
/** Cache time of unknown hosts in milliseconds. A new reseller waits no longer, and requests with many host names cause no more queries. */
const unknownFor = 1_000;

/** Recognizes console origins: its own, and those of active resellers. CORS and host checks depend on it. */
export function createConsoleOrigins(database: Database, consoleOrigin: string, now: () => number = Date.now) {
  let names: Promise<ReadonlySet<string>> | undefined;
  let readAt = -Infinity;

  const namesOf = (age: number): Promise<ReadonlySet<string>> => {
    if (names && readAt > now() - age) return names;
    const reading = database
      .asSystem((transaction) => readNames(transaction, consoleOrigin))
      .then((read): ReadonlySet<string> => new Set(read));
    names = reading;
    readAt = now();
    reading.catch(() => {
      if (names === reading) names = undefined;
    });
    return reading;
  };

  return async (origin: string): Promise<boolean> => {
    if (origin === consoleOrigin) return true;
    if (!URL.canParse(origin)) return false;
    const { hostname } = new URL(origin);
    // Another scheme or port is another origin, even for a known host.
    if (originForHost(hostname, consoleOrigin) !== origin) return false;
    return (await namesOf(knownFor)).has(hostname) || (await namesOf(unknownFor)).has(hostname);
  };
}
