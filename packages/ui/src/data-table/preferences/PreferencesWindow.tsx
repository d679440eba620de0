import { type ForwardedRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Icon, Rows3, Rows4 } from '../../icon/index.ts';
import { tablePreferencesMessages } from '../../messages/english/tablePreferences.ts';
import { useMessages } from '../../messages/index.ts';
import { Segmented } from '../../segmented/index.ts';
import { layoutFor } from '../state/layout.ts';
import { ColumnsList } from './ColumnsList.tsx';
import type { PreferencesDialogProps, TablePreferences } from './PreferencesDialog.tsx';
import * as styles from './PreferencesDialog.css.ts';

export interface PreferencesWindowProps extends PreferencesDialogProps {
  windowRef: ForwardedRef<HTMLElement>;
}

/** The content of an open PreferencesDialog. It is mounted anew each time, so what was not applied is forgotten. */
export function PreferencesWindow({
  isOpen,
  onOpenChange,
  columns,
  value,
  usual,
  onChange,
  pageSizes = [],
  windowRef,
  ...rest
}: PreferencesWindowProps) {
  const texts = useMessages(tablePreferencesMessages);
  const formatNumber = useFormatNumber();
  const begun = (from: TablePreferences): TablePreferences => ({ ...from, columns: layoutFor(from.columns, columns) });
  const [draft, setDraft] = useState(() => begun(value));
  const change = (part: Partial<TablePreferences>) => setDraft({ ...draft, ...part });
  return (
    <Dialog
      {...rest}
      ref={windowRef}
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
            items={pageSizes.map((size) => ({ id: String(size), label: formatNumber(size) }))}
          />
        )}
      </div>
    </Dialog>
  );
}
