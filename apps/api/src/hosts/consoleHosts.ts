import { and, eq, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { domains, entities } from '../database/schema.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a host of a reseller may be: its free address, `{slug}.` before the console's own, or a domain. */
export type ResellerHost = { readonly slug: string | null; readonly domain: string | null };

/** Reads a host, with or without its port. Null for the console's own. */
export function readHost(host: string, consoleOrigin: string): ResellerHost | null {
  const own = new URL(consoleOrigin).hostname;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === own) return null;
  if (!name.endsWith(`.${own}`)) return { slug: null, domain: name };
  const slug = name.slice(0, -own.length - 1);
  return { slug: slugPattern.test(slug) ? slug : null, domain: null };
}

/** The console's origin by another name: the scheme and the port are the same. */
export function originBy(name: string, consoleOrigin: string): string {
  const { protocol, port } = new URL(consoleOrigin);
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}

/** Where the people of a reseller open the console: its free address, and its domain once that is live. */
export async function originsOfReseller(
  transaction: Transaction,
  entityId: string,
  consoleOrigin: string,
): Promise<readonly string[]> {
  const [found] = await transaction
    .select({ slug: entities.slug, domain: domains.newDomain })
    .from(entities)
    .leftJoin(domains, and(eq(domains.entityId, entities.id), eq(domains.live, true)))
    .where(and(eq(entities.id, entityId), eq(entities.type, 'RESELLER'), eq(entities.active, true)));
  if (!found) return [];
  const free = `${found.slug}.${new URL(consoleOrigin).hostname}`;
  return [free, ...(found.domain === null ? [] : [found.domain])].map((name) => originBy(name, consoleOrigin));
}

/** Milliseconds that a host is known for: a domain that is given up is nobody's soon after. */
const knownFor = 5_000;
const mostKnown = 1_000;

/**
 * Tells origins of the console from all others: its own, and those of active resellers. What may call the API, be answered to by sign-in pages
 * and be served at all follows it.
 */
export function createConsoleOrigins(database: Database, consoleOrigin: string, now: () => number = Date.now) {
  const known = new Map<string, number>();

  async function isResellers({ slug, domain }: ResellerHost): Promise<boolean> {
    if (slug === null && domain === null) return false;
    const rows = await database.asSystem((transaction) =>
      transaction
        .select({ id: entities.id })
        .from(entities)
        .leftJoin(domains, and(eq(domains.entityId, entities.id), eq(domains.live, true)))
        .where(
          and(
            eq(entities.type, 'RESELLER'),
            eq(entities.active, true),
            or(
              slug === null ? undefined : eq(entities.slug, slug),
              domain === null ? undefined : eq(domains.newDomain, domain),
            ),
          ),
        )
        .limit(1),
    );
    return rows.length > 0;
  }

  return async (origin: string): Promise<boolean> => {
    if (origin === consoleOrigin) return true;
    if ((known.get(origin) ?? -Infinity) > now() - knownFor) return true;
    if (!URL.canParse(origin)) return false;
    const { hostname } = new URL(origin);
    // By another scheme or port it is another origin, whoever has the name.
    if (originBy(hostname, consoleOrigin) !== origin) return false;
    const host = readHost(hostname, consoleOrigin);
    if (!host || !(await isResellers(host))) return false;
    if (known.size >= mostKnown) known.clear();
    known.set(origin, now());
    return true;
  };
}
