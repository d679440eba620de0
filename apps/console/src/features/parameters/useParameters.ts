import { useDraft, useFieldValue, useForm } from '@edge-console/forms';
import { parametersOf, type ParameterValues } from '@edge-console/domain';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { ConflictDetail, DataError } from '../../api/dataError.ts';
import type { UserError } from '../../api/mutation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { parametersMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { categoriesQuery, type Category, type Customer, toCategory, categoryFields } from './queries.ts';
import { changeCount, type Edits, onVersion, read, readEdits, type Reading, without, writeEdits } from './edits.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setParametersMutation = graphql(
  `
    mutation SetEiParameters($entityId: ID!, $category: String!, $expectedVersion: Int!, $values: JSON!) {
      setEiParameters(entityId: $entityId, category: $category, expectedVersion: $expectedVersion, values: $values) {
        category {
          ...CategoryFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [categoryFields, userErrorFields],
);

// A single string, so that a draft is stored and restored as a whole.
const schema = v.object({ edits: v.string() });

/** Why saving failed. */
export type Obstacle = {
  readonly category: string;
  readonly savedBefore: readonly string[];
} & (
  | { readonly kind: 'conflict'; readonly conflict: ConflictDetail }
  | { readonly kind: 'refused'; readonly userErrors: readonly UserError[] }
  | { readonly kind: 'failed'; readonly error: DataError }
);

export type Unsaved = { readonly category: Category; readonly reading: Reading; readonly count: number };

const isKeys = (category: string, key: string): boolean => parametersOf(category)?.[key]?.kind === 'apiKeys';

/** The values without the API keys, which do not belong to the category. */
export const ownValues = ({ name, values }: Category): ParameterValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !isKeys(name, key)));

const keysOf = ({ name, values }: Category): ParameterValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => isKeys(name, key)));

/** Categories of a customer known to Edge Intelligence; `null` pauses the query. */
export function useCategories(customer: Customer | null) {
  const query = useQuery(categoriesQuery, customer?.eiCustomerId ? { entityId: customer.id } : null);
  const { data } = query;
  const categories = useMemo(() => data?.eiCategories.map(toCategory), [data]);
  return { ...query, categories };
}

export type CategoriesQuery = ReturnType<typeof useCategories>;

/** Edits of a customer's parameters, and saving them. */
export function useParameters(customer: Customer, query: CategoriesQuery) {
  const { user } = useViewer();
  const { show } = useSnackbar();
  const { categories } = query;
  const set = useMutation(setParametersMutation);
  const form = useForm({ schema, initialValues: { edits: '' }, onSubmit: () => undefined });
  const draft = useDraft(form, `${user?.id ?? ''}:parameters:${customer.id}`);
  const text = useFieldValue(form, 'edits');
  const edits = useMemo(() => readEdits(text), [text]);
  const [isSaving, setIsSaving] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const unsaved = useMemo(
    () =>
      (categories ?? []).flatMap((category): Unsaved[] => {
        const edit = edits[category.name];
        if (!edit) return [];
        const reading = read(category, edits);
        return [{ category, reading, count: changeCount(reading, edit) }];
      }),
    [categories, edits],
  );
  useLeaveGuard({
    isDirty: text !== '',
    isSaving,
    title: parametersMessages.leave.title,
    message: parametersMessages.leave.message(customer.name),
    onLeave: draft.forget,
  });

  const edit = (next: (edits: Edits) => Edits) =>
    form.change('edits', writeEdits(next(readEdits(form.value('edits')))));
  /** Shows a category as returned by the server. */
  const store = (stored: Category) =>
    query.update(({ eiCategories }) => ({
      eiCategories: eiCategories.some(({ name }) => name === stored.name)
        ? eiCategories.map((one) => (one.name === stored.name ? { ...one, ...stored } : one))
        : [...eiCategories, stored],
    }));

  /** Saves the categories in sequence. The first failure stops, and keeps the edits. */
  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    setObstacle(undefined);
    const saved: string[] = [];
    for (const { category, reading } of unsaved) {
      const { name } = category;
      if (reading.values === null) continue;
      const result = await set.run({
        entityId: customer.id,
        category: name,
        expectedVersion: edits[name]?.version ?? category.version,
        values: reading.values,
      });
      const stored = result.kind === 'done' ? result.data.setEiParameters.category : null;
      if (!stored) {
        setIsSaving(false);
        const where = { category: name, savedBefore: saved };
        if (result.kind === 'refused') setObstacle({ ...where, kind: 'refused', userErrors: result.userErrors });
        if (result.kind === 'failed') {
          const { error } = result;
          const { conflict } = error;
          if (conflict) {
            // Rebase the edits on what another user has stored.
            const current = conflict.current as ParameterValues;
            store({ ...category, values: { ...keysOf(category), ...current }, version: conflict.version });
            query.refetch();
            setObstacle({ ...where, kind: 'conflict', conflict });
          } else setObstacle({ ...where, kind: 'failed', error });
        }
        return false;
      }
      store(toCategory(stored));
      edit((current) => without(current, name));
      saved.push(name);
    }
    setIsSaving(false);
    const count = unsaved.reduce((sum, one) => sum + one.count, 0);
    show({ kind: 'success', message: parametersMessages.saving.done(count, customer.name) });
    return true;
  };

  return {
    query,
    categories,
    edits,
    edit,
    draft,
    unsaved,
    isSaving,
    obstacle,
    save,
    store,
    /** After a conflict: shows the edits next to the stored version. */
    showConflict: () => {
      if (obstacle?.kind === 'conflict')
        edit((current) => onVersion(current, obstacle.category, obstacle.conflict.version));
      setObstacle(undefined);
    },
    clearObstacle: () => setObstacle(undefined),
  };
}

export type ParametersState = ReturnType<typeof useParameters>;
