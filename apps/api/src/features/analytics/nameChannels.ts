import { sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { channels } from '../../core/database/schema.ts';
import type { Beacon } from '../../core/services/measurements.ts';

/** Maximum number of channels per account; beacons of further ones are not counted. */
const maxChannels = 1000;

/** Creates the channels that an account's beacons name. */
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
