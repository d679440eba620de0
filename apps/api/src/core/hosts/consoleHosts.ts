import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { domains, entities, type DomainRow, type EntityRow } from '../database/schema.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a host of a reseller may be: its free address, `{slug}.` before the console's own, or a domain. */
type ResellerHost = { readonly slug: string | null; readonly domain: string | null };

/** Reads a host with its port. Null for the console's own; by another port it is no host of the console. */
export function parseHost(host: string, consoleOrigin: string): ResellerHost | null {
  const { hostname: own, port } = new URL(consoleOrigin);
  const [name = '', askedPort = ''] = host.toLowerCase().split(/:(?=\d*$)/);
  if (askedPort !== port) return { slug: null, domain: null };
  if (name === own) return null;
  if (!name.endsWith(`.${own}`)) return { slug: null, domain: name };
  const slug = name.slice(0, -own.length - 1);
  return { slug: slugPattern.test(slug) ? slug : null, domain: null };
}

/** The console's origin by another name: the scheme and the port are the same. */
export function originForHost(name: string, consoleOrigin: string): string {
  const { protocol, port } = new URL(consoleOrigin);
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}

/** The names of active resellers, or of one: free addresses, and domains that are live. */
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

/** Where the people of a reseller open the console: its free address, and its domain once that is live. */
export async function originsOfReseller(
  transaction: Transaction,
  entityId: string,
  consoleOrigin: string,
): Promise<readonly string[]> {
  const names = await readNames(transaction, consoleOrigin, entityId);
  return names.map((name) => originForHost(name, consoleOrigin));
}

/** A reseller's host, and whose it is. */
type ResellerSite = {
  readonly entityId: string;
  readonly entityName: string;
  readonly services: EntityRow['services'];
  readonly origin: string;
  /** Null for a free address, which is the platform's own name. */
  readonly domain: Pick<DomainRow, 'id' | 'newDomain'> | null;
};

/** The active reseller with this host: its free address, or its domain while that is live. Runs as the system. */
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

/** Milliseconds that a name is known for: a domain that is given up is nobody's soon after. */
const knownFor = 5_000;
/** Milliseconds until names are read again for one that nobody had: a new reseller waits no longer, and who asks by many names asks the database no more often. */
const unknownFor = 1_000;

/**
 * Tells origins of the console from all others: its own, and those of active resellers. What may call the API, be served at all follows it.
 */
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
    // By another scheme or port it is another origin, whoever has the name.
    if (originForHost(hostname, consoleOrigin) !== origin) return false;
    return (await namesOf(knownFor)).has(hostname) || (await namesOf(unknownFor)).has(hostname);
  };
}
