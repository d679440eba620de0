import { forwardRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import type { ElementProps } from '../../element/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Icon, Rows3, Rows4 } from '../../icon/index.ts';
import { tablePreferencesMessages } from '../../messages/english/tablePreferences.ts';
import { useMessages } from '../../messages/index.ts';
import { useOpenings } from '../../overlay/index.ts';
import { Segmented } from '../../segmented/index.ts';
import { layoutFor } from '../state/layout.ts';
import type { DataTableState } from '../state/tableState.ts';
import { ColumnsList, type PreferenceColumn } from './ColumnsList.tsx';
import * as styles from './PreferencesDialog.css.ts';

/** The parts of a table's state that suit a person's screen. */
export type TablePreferences = Pick<DataTableState, 'columns' | 'density' | 'pageSize'>;

export interface PreferencesDialogProps extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** It wants to open or to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** All columns, hidden ones too, in their usual order. */
  columns: readonly PreferenceColumn[];
  /** What holds now. */
  value: TablePreferences;
  /** What Reset goes back to. */
  usual: TablePreferences;
  /** It was applied. */
  onChange: (value: TablePreferences) => void;
  /** Rows on a page to choose from; without them the table has no pages. */
  pageSizes?: readonly number[] | undefined;
}

/** Which columns are shown, in which order, how dense the rows are and how many a page has. */
export const PreferencesDialog = forwardRef<HTMLElement, PreferencesDialogProps>(function PreferencesDialog(
  { isOpen, onOpenChange, columns, value, usual, onChange, pageSizes = [], ...rest },
  ref,
) {
  const texts = useMessages(tablePreferencesMessages);
  const formats = useFormats();
  const begun = (from: TablePreferences): TablePreferences => ({ ...from, columns: layoutFor(from.columns, columns) });
  const opening = useOpenings(isOpen);
  const [held, setHeld] = useState({ opening, draft: begun(value) });
  // What was not applied is forgotten when it opens again.
  if (held.opening !== opening) setHeld({ opening, draft: begun(value) });
  const { draft } = held;
  const change = (part: Partial<TablePreferences>) => setHeld({ opening, draft: { ...draft, ...part } });
  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      footer={
        <>
          <span className={styles.reset}>
            <Button variant="ghost" onPress={() => change(begun(usual))}>
              {texts.reset}
            </Button>
          </span>
          <Button onPress={() => onOpenChange(false)}>{texts.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onChange(draft);
              onOpenChange(false);
            }}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <fieldset className={styles.group}>
          <legend className={styles.label}>{texts.columns}</legend>
          <ColumnsList columns={columns} layout={draft.columns} onChange={(next) => change({ columns: next })} />
        </fieldset>
        <Segmented
          label={texts.density}
          isLabelHidden={false}
          value={draft.density}
          onChange={(density) => change({ density })}
          items={[
            { id: 'comfortable', label: texts.comfortable, icon: <Icon icon={Rows3} size={14} /> },
            { id: 'compact', label: texts.compact, icon: <Icon icon={Rows4} size={14} /> },
          ]}
        />
        {pageSizes.length > 1 && (
          <Segmented
            label={texts.pageSize}
            isLabelHidden={false}
            value={String(draft.pageSize)}
            onChange={(pageSize) => change({ pageSize: Number(pageSize) })}
            items={pageSizes.map((size) => ({ id: String(size), label: formats.number(size) }))}
          />
        )}
      </div>
    </Dialog>
  );
});
