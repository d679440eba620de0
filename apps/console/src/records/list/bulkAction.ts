import type { SelectionValue } from '@edge-console/ui/data-table';
import type { LucideIcon } from '@edge-console/ui/icon';
import type { ComponentType } from 'react';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import type { UserError } from '../../api/mutation.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { ListInput } from './listInput.ts';

/** Maximum rows per call. */
const rowsPerCall = 1_000;

/** The API's selection argument: IDs, or all matching rows. */
export type BulkSelection = { ids: string[] } | { all: Omit<ListInput, 'first' | 'after'> };

/** Result of one row. */
export type BulkRow = { id: string; ok: boolean; error: Pick<UserError, 'message'> | null };
export type BulkPayload = { rows: BulkRow[] };

/** An API call for many rows. Create it with `bulkCall`, which checks the variables against the document. */
export type BulkCall = {
  document: Document<Record<string, BulkPayload>, unknown>;
  variables: (selection: BulkSelection, value: string) => unknown;
};

export const bulkCall = <Result extends Record<keyof Result, BulkPayload>, Variables>(
  document: Document<Result, Variables>,
  variables: (selection: BulkSelection, value: string) => VariablesInput<Variables>,
): BulkCall => ({ document: document as unknown as BulkCall['document'], variables });

/** A field for the new value, such as a role. */
export type BulkFieldProps = { value: string; onChange: (value: string) => void };

/** A bulk action on selected rows, with a result per row. */
export type BulkAction<Row = never> = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The required operation; without its permission the action is hidden. */
  operation: OperationName;
  /**
   * Why the action is impossible for a row. If it is for every selected row, the action is disabled; otherwise the
   * result lists it.
   */
  disabledReason?: (row: Row, viewer: Viewer) => string | undefined;
  call: BulkCall;
  /** Confirmation title, with the number of rows. */
  title: (count: number) => string;
  text: string;
  confirm: string;
  tone?: 'danger';
  /** Required input. */
  Field?: ComponentType<BulkFieldProps>;
  /** Snackbar if all succeeded. */
  done: (count: number) => string;
  /** Error message, to which the reason is appended. */
  failed: string;
};

/** Why the action is impossible for all rows: the first row's reason. */
export function reasonForAll<Row>(
  { disabledReason }: Pick<BulkAction<Row>, 'disabledReason'>,
  rows: readonly Row[],
  viewer: Viewer,
): string | undefined {
  const reasons = rows.map((row) => disabledReason?.(row, viewer));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/**
 * The calls for a selection. All matching rows are one call, unless some are excluded: then `matchingIds` reads the
 * IDs.
 */
export async function bulkSelections(
  { mode, keys }: SelectionValue,
  { first: _first, after: _after, ...all }: ListInput,
  matchingIds: () => Promise<readonly string[]>,
): Promise<BulkSelection[]> {
  if (mode === 'exclude' && keys.size === 0) return [{ all }];
  const ids = mode === 'include' ? [...keys] : (await matchingIds()).filter((id) => !keys.has(id));
  const calls = Math.ceil(ids.length / rowsPerCall);
  return Array.from({ length: calls }, (_, call) => ({ ids: ids.slice(call * rowsPerCall, (call + 1) * rowsPerCall) }));
}
