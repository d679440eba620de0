import type { SavedView, ViewAdapter, ViewDraft } from '@edge-console/ui/data-table';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorsOf } from '../../api/mutation.ts';

const savedViewsQuery = graphql(`
  query SavedViews($screen: String!) {
    savedViews(screen: $screen) {
      id
      name
      filter
      shared
      own
    }
  }
`);

const saveViewMutation = graphql(`
  mutation SaveView($input: SavedViewInput!) {
    saveView(input: $input) {
      view {
        id
        name
        filter
        shared
        own
      }
      userErrors {
        code
      }
    }
  }
`);

const deleteViewMutation = graphql(`
  mutation DeleteView($id: ID!) {
    deleteView(id: $id) {
      ok
      userErrors {
        code
      }
    }
  }
`);

type StoredView = ResultOf<typeof savedViewsQuery>['savedViews'][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a stored state: strings by name; anything else is dropped. */
function viewOf({ id, name, filter, shared, own }: StoredView): SavedView {
  const { isDefault, ...state } = isRecord(filter) ? filter : {};
  return {
    id,
    name,
    isShared: shared,
    isEditable: own,
    // A shared view is only the default for its owner.
    isDefault: own && isDefault === true,
    state: Object.fromEntries(
      Object.entries(state).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

/** Saved views in the API: the user's own, and those shared in the account. */
export function apiViews(client: GraphQLClient, screen: string): ViewAdapter {
  /** Stored views by ID, because the API identifies a user's views by name. */
  const stored = new Map<string, SavedView>();
  const remove = async (id: string) => {
    const result = await client.request(deleteViewMutation, { id }, { idempotencyKey: crypto.randomUUID() });
    if (!result.ok) throw new QueryError(result.error);
    stored.delete(id);
  };
  const store = async ({ name, isShared, isDefault, state }: ViewDraft): Promise<SavedView> => {
    const input = { screen, name, shared: isShared, filter: { ...state, ...(isDefault && { isDefault }) } };
    const result = await client.request(saveViewMutation, { input }, { idempotencyKey: crypto.randomUUID() });
    if (!result.ok) throw new QueryError(result.error);
    const { view } = result.value.saveView;
    if (!view)
      throw new Error(
        userErrorsOf(result.value)
          .map(({ code }) => code)
          .join(),
      );
    const saved = viewOf(view);
    stored.set(saved.id, saved);
    return saved;
  };
  return {
    list: async (signal) => {
      const result = await client.request(savedViewsQuery, { screen }, { signal });
      if (!result.ok) throw new QueryError(result.error);
      const views = result.value.savedViews.map(viewOf);
      for (const view of views) stored.set(view.id, view);
      return views;
    },
    save: async (draft) => {
      const view = await store(draft);
      // On a rename, the API creates another view, so the earlier one is deleted.
      if (draft.id !== undefined && draft.id !== view.id && stored.has(draft.id)) await remove(draft.id);
      // Only one view can be the default.
      const before = [...stored.values()].find((other) => other.isDefault && other.id !== view.id);
      if (view.isDefault && before) await store({ ...before, isDefault: false });
      return view;
    },
    remove,
  };
}
