import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon, Plus, RotateCw } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { ListBoxOptions, MatchedText, type Options } from '../listbox/index.ts';
import * as listbox from '../listbox/listbox.css.ts';
import { comboboxMessages } from './messages.ts';
import { retryKey, customValueKey } from './useComboboxState.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxListProps {
  items: Options<string>;
  status: 'loading' | 'ready' | 'failed';
  /** Text typed since the last selection. */
  query: string;
  /** Whether the typed text can become the value. */
  canUseText: boolean;
  emptyMessage: ReactNode;
}

/** The list below the field. */
export function ComboboxList({ items, status, query, canUseText, emptyMessage }: ComboboxListProps) {
  const messages = useMessages(comboboxMessages);
  const locale = useLocale();
  const nothing = () => {
    if (status === 'loading') return messages.loading;
    if (query !== '') return messages.noMatch(query);
    return emptyMessage ?? messages.empty;
  };
  return (
    <PopoverFrame className={styles.popover} maxHeight={380} keepsFocus>
      <ListBox className={listbox.list} renderEmptyState={() => <div className={listbox.note}>{nothing()}</div>}>
        <ListBoxOptions
          items={items}
          renderLabel={(label) => <MatchedText text={label} query={query} locale={locale} />}
        />
        {canUseText && (
          <ListBoxItem id={customValueKey} textValue={query} className={`${listbox.option} ${styles.act}`}>
            <Icon icon={Plus} />
            <span>{messages.use(query)}</span>
          </ListBoxItem>
        )}
        {status === 'failed' && (
          <ListBoxItem id={retryKey} textValue={messages.retry} className={listbox.option}>
            <span className={styles.failed}>{messages.failed}</span>
            <span className={styles.act}>{messages.retry}</span>
            <Icon icon={RotateCw} size={14} className={styles.act} />
          </ListBoxItem>
        )}
      </ListBox>
    </PopoverFrame>
  );
}
