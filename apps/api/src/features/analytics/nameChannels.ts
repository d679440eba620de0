import { sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { channels } from '../../core/database/schema.ts';
import type { Beacon } from '../../core/services/measurements.ts';

/** At most that many channels of an account are known; beacons of another one are not counted. */
const maxChannels = 1000;

/** The channels that an account's beacons tell of are known from then on. */
export async function nameChannels(
  transaction: Transaction,
  entityId: string,
  beacons: readonly Pick<Beacon, 'channel'>[],
): Promise<void> {
  const names = [...new Set(beacons.map(({ channel }) => channel))].toSorted();
  await transaction.execute(sql`
    INSERT INTO ${channels} (entity_id, name)
    SELECT ${entityId}, name FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) name
    WHERE (SELECT count(*) FROM ${channels} WHERE entity_id = ${entityId}) + ${names.length} <= ${maxChannels}
      AND NOT EXISTS (SELECT FROM ${channels} c WHERE c.entity_id = ${entityId} AND c.name = name.value)
    ORDER BY name
    ON CONFLICT DO NOTHING`);
}
