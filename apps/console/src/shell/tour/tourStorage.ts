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

type Client = Pick<GraphQLClient, 'request'>;
type Status = 'skipped' | 'done';

async function save(client: Client, status: Status, isOffer: boolean): Promise<boolean> {
  const stored = await client.request(toursQuery, {});
  if (!stored.ok) return false;
  const before = Object(stored.value.viewer.preferences.tours) as object;
  if (isOffer && Object.keys(before).length > 0) return false;
  const run = createMutationRunner(client, updateToursMutation, () => crypto.randomUUID());
  return (await run({ tours: { ...before, welcome: { version: 1, status } } })).kind === 'done';
}

/** Records in the user's preferences how the tour ended, and keeps the records of earlier tips. */
export const saveTour = (client: Client, status: Status): Promise<boolean> => save(client, status, false);

/**
 * Whether to offer the tour: once, and only to users who have never seen a tip. Recorded before the offer is shown, so
 * that another tab or a failed save cannot repeat it.
 */
export const claimOffer = (client: Client): Promise<boolean> => save(client, 'skipped', true);
