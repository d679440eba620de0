import { openHarness, type Harness } from '../../testing/harness.ts';
import { hasClickHouse, openTestClickHouse } from './clickHouse.fixture.ts';
import type { Timeouts } from './clickHouse.ts';
import { openClickHouseStore } from './clickHouseStore.ts';

/** Tests compare sums, not speed, and the machine can be busy. */
const longTimeouts: Timeouts = { queryMs: 600_000, statementMs: 600_000 };

async function openOverClickHouse(): Promise<Harness> {
  const clickHouse = await openTestClickHouse();
  const api = await openHarness((database) => openClickHouseStore(clickHouse.address, database, longTimeouts));
  return {
    ...api,
    async close() {
      await api.close();
      await clickHouse.close();
    },
  };
}

/** The API with each measurement store, including ClickHouse if available. */
export const stores: readonly (readonly [name: string, open: () => Promise<Harness>])[] = [
  ['PostgreSQL', () => openHarness()],
  ...(hasClickHouse ? [['ClickHouse', openOverClickHouse] as const] : []),
];
