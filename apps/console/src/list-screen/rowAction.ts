import type { LucideIcon } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import type { OperationName } from '../access/operations.generated.ts';
import type { Access } from '../access/useAccess.ts';
import type { Document, Given } from '../data/graphql.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** A call of the API about one row. Make it with `rowCall`, which checks the variables against the document. */
export type RowCall<Row> = { document: Document<unknown, unknown>; variables: (row: Row) => unknown };

export const rowCall = <Row, Result, Variables>(
  document: Document<Result, Variables>,
  variables: (row: Row) => Given<Variables>,
): RowCall<Row> => ({ document: document as unknown as Document<unknown, unknown>, variables });

/** What a row action changes, and its words. */
export type RowMutation<Row> = {
  call: RowCall<Row>;
  /** Told when it is done. */
  done: (row: Row) => string;
  /** What could not be done; why follows it. */
  failed: (row: Row) => string;
  /** Asked before. @default it is done at once */
  confirm?: { title: (row: Row) => string; text: (row: Row) => string; label: string; tone?: 'danger' };
  /** What the row shows until the server has answered; taken back when it refuses. */
  optimistic?: (row: Row) => Partial<Row>;
  /** Id of the action that takes it back, offered once it is done. */
  undo?: string;
};

/** An entry in the menu of a row. */
export type RowAction<Row> = {
  id: string;
  /** Ends in "…" when a question or a form follows. */
  label: string;
  icon: LucideIcon;
  tone?: 'danger';
  /** The operation of the API that it needs. */
  operation: OperationName;
  /** @default always */
  isShown?: (row: Row) => boolean;
  /** Why it cannot be done to this row, whoever asks. */
  disabledReason?: (row: Row, viewer: Viewer) => string | undefined;
} & ({ drawer: string } | { mutation: RowMutation<Row> });

export type RowActions<Row> = readonly (RowAction<Row> | 'separator')[];

type Context<Row> = {
  viewer: Viewer;
  access: (operation: OperationName) => Access;
  run: (action: RowAction<Row>, row: Row) => void;
};

/** Whether there is anything the viewer may do to rows: a menu of nothing but reasons is none. */
export const hasRowActions = <Row>(actions: RowActions<Row>, access: Context<Row>['access']): boolean =>
  actions.some((action) => action !== 'separator' && access(action.operation).allowed);

/** The menu of a row. What is impossible stays in it and says why. */
export function rowMenuEntries<Row>(
  actions: RowActions<Row>,
  row: Row,
  { viewer, access, run }: Context<Row>,
): MenuEntry[] {
  return actions.flatMap((action): MenuEntry[] => {
    if (action === 'separator') return ['separator'];
    if (action.isShown?.(row) === false) return [];
    const { id, label, icon, tone, operation } = action;
    const may = access(operation);
    return [
      {
        id,
        label,
        icon,
        ...(tone && { tone }),
        disabledReason: may.allowed ? action.disabledReason?.(row, viewer) : may.reason,
        onAction: () => run(action, row),
      },
    ];
  });
}
