import { sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { playerData } from '../../core/database/schema.ts';
import type { Beacon } from '../../core/services/measurements.ts';

type BeaconBatch = { readonly entityId: string; readonly beacons: readonly Pick<Beacon, 'at'>[] };

/** Stores when accounts last sent player data, at most once a minute for each. */
export async function updateLastData(transaction: Transaction, batches: readonly BeaconBatch[]): Promise<void> {
  const times = batches.flatMap(({ entityId, beacons }) => beacons.map(({ at }) => ({ entityId, at })));
  // The condition comes before the conflict, which locks the row.
  await transaction.execute(sql`
    WITH latest AS (
      SELECT "entityId" AS entity_id, least(max(at), now()) AS last_at
      FROM jsonb_to_recordset(${JSON.stringify(times)}::jsonb) AS ("entityId" uuid, at timestamptz) GROUP BY "entityId"
    )
    INSERT INTO ${playerData} AS stored (entity_id, last_at)
    SELECT entity_id, last_at FROM latest WHERE NOT EXISTS (
      SELECT FROM ${playerData} known
      WHERE known.entity_id = latest.entity_id AND known.last_at > latest.last_at - interval '1 minute')
    ORDER BY entity_id
    ON CONFLICT (entity_id) DO UPDATE SET last_at = greatest(stored.last_at, excluded.last_at)`);
}
