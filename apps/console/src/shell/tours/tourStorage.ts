import type { TopicRecord, TopicRecords, TopicStorage } from '@edge-console/tour/topics';
import type { GraphQLClient } from '../../api/client.ts';
import { createMutationRunner } from '../../api/mutation.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const toursQuery = graphql(`
  query Tours {
    viewer {
      preferences {
        tours
      }
    }
  }
`);

const updateToursMutation = graphql(
  `
    mutation UpdateTours($tours: JSON!) {
      updatePreferences(input: { tours: $tours }) {
        viewer {
          preferences {
            tours
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const statuses = ['unseen', 'skipped', 'done'] as const;

function readRecord(stored: unknown): TopicRecord | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, status, index } = stored as Record<string, unknown>;
  const known = statuses.find((one) => one === status);
  if (typeof version !== 'number' || known === undefined) return null;
  return { version, status: known, ...(typeof index === 'number' && { index }) };
}

/** Reads stored records; drops invalid ones. */
export function readRecords(stored: unknown): TopicRecords {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([topic, record]) => {
      const read = readRecord(record);
      return read ? [[topic, read] as const] : [];
    }),
  );
}

const isSame = (one: TopicRecord | undefined, other: TopicRecord) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores which tours the user has seen in their preferences. Merges changes topic by topic into the server's current
 * value, because another tab may have written it. A failed save is retried with the next change, or once `whenAgain`
 * resolves.
 */
export function createTourStorage(
  client: Pick<GraphQLClient, 'request'>,
  whenAgain: () => Promise<unknown>,
): TopicStorage {
  const run = createMutationRunner(client, updateToursMutation, () => crypto.randomUUID());
  let known: TopicRecords = {};
  let pending: TopicRecords | null = null;
  let saving: Promise<void> | null = null;

  async function load(): Promise<TopicRecords> {
    const response = await client.request(toursQuery, {});
    if (!response.ok) throw new Error(response.error.code);
    return readRecords(response.value.viewer.preferences.tours);
  }

  async function write(records: TopicRecords): Promise<boolean> {
    const before = await load().catch(() => null);
    if (before === null) return false;
    const changed = Object.entries(records).filter(([topic, record]) => !isSame(known[topic], record));
    const tours = { ...before, ...Object.fromEntries(changed) };
    if ((await run({ tours })).kind !== 'done') return false;
    known = records;
    return true;
  }

  async function flush(): Promise<void> {
    while (pending !== null) {
      const records: TopicRecords = pending;
      pending = null;
      if (await write(records)) continue;
      pending ??= records;
      await whenAgain();
    }
  }

  return {
    load: async () => {
      known = await load();
      return known;
    },
    save: (records) => {
      pending = records;
      saving ??= flush().finally(() => {
        saving = null;
      });
      return saving;
    },
  };
}
