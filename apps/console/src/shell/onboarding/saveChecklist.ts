import type { GraphQLClient } from '../../api/client.ts';
import { createMutationRunner } from '../../api/mutation.ts';
import { type Checklist, type ChecklistChange, readChecklist } from './checklist.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const checklistQuery = graphql(`
  query Checklist {
    viewer {
      preferences {
        checklist
      }
    }
  }
`);

const updateChecklistMutation = graphql(
  `
    mutation UpdateChecklist($checklist: JSON!) {
      updatePreferences(input: { checklist: $checklist }) {
        viewer {
          preferences {
            checklist
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

let last: Promise<unknown> = Promise.resolve();

const sorted = (checklist: Checklist) =>
  JSON.stringify(Object.entries(checklist).toSorted(([one], [other]) => one.localeCompare(other)));
const isSame = (one: Checklist, other: Checklist) => sorted(one) === sorted(other);

/** Applies the change to the server's current value, because another tab may have changed it. */
async function save(client: GraphQLClient, change: ChecklistChange): Promise<boolean> {
  const stored = await client.request(checklistQuery, {});
  if (!stored.ok) return false;
  const before = readChecklist(stored.value.viewer.preferences.checklist);
  const checklist = change(before);
  if (isSame(checklist, before)) return true;
  const run = createMutationRunner(client, updateChecklistMutation, () => crypto.randomUUID());
  return (await run({ checklist })).kind === 'done';
}

/** Saves checklist changes one after the other. Resolves with whether it succeeded. */
export function saveChecklist(client: GraphQLClient, change: ChecklistChange): Promise<boolean> {
  const saving = last.then(() => save(client, change));
  last = saving;
  return saving;
}
