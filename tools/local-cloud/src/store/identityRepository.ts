import type { DatabaseSync } from 'node:sqlite';

/** A user of the identity pool; `sub` is undefined for a guest. */
export type Identity = { id: string; sub: string | undefined };

export type IdentityRepository = {
  find(id: string): Identity | undefined;
  findOf(sub: string): Identity | undefined;
  insert(identity: Identity, createdAt: number): void;
};

/** If guests are allowed, anyone can create one, so the oldest are evicted. */
const maxGuests = 10_000;

export function createIdentityRepository(database: DatabaseSync): IdentityRepository {
  const find = database.prepare('SELECT identity_id, sub FROM identities WHERE identity_id = ?');
  const findOf = database.prepare('SELECT identity_id, sub FROM identities WHERE sub = ?');
  const insert = database.prepare('INSERT INTO identities (identity_id, sub, created_at) VALUES (?, ?, ?)');
  const removeOld = database.prepare(`
    DELETE FROM identities WHERE sub IS NULL AND created_at < (
      SELECT created_at FROM identities WHERE sub IS NULL ORDER BY created_at DESC LIMIT 1 OFFSET ${maxGuests})`);
  const read = (row: Record<string, unknown> | undefined): Identity | undefined =>
    row && { id: String(row['identity_id']), sub: typeof row['sub'] === 'string' ? row['sub'] : undefined };

  return {
    find: (id) => read(find.get(id)),
    findOf: (sub) => read(findOf.get(sub)),
    insert({ id, sub }, createdAt) {
      insert.run(id, sub ?? null, createdAt);
      if (sub === undefined) removeOld.run();
    },
  };
}
