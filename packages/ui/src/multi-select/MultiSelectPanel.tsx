import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Button } from '../button/index.ts';
import { markComposing } from '../dom/isComposing.ts';
import { formatNumber } from '../formats/index.ts';
import { Check, Icon, Search } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import {
  ListBoxOptions,
  flattenOptions,
  filterOptions,
  isOptionDisabled,
  isMatch,
  MatchedText,
  type Options,
} from '../listbox/index.ts';
import * as listbox from '../listbox/listbox.css.ts';
import { multiSelectMessages } from './messages.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  items: Options<string>;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  maxCount: number | undefined;
  emptyMessage: ReactNode;
}

/** The popup below the field, loaded when first needed. */
export function MultiSelectPanel({ isOpen, onOpenChange, triggerRef, ...content }: MultiSelectPanelProps) {
  return (
    <PopoverFrame
      className={`${styles.popover} ${listbox.tray}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      maxHeight={420}
    >
      <Dialog className={styles.dialog} aria-label={content.label}>
        <Panel {...content} />
      </Dialog>
    </PopoverFrame>
  );
}

function Panel({
  label,
  items,
  value,
  onChange,
  maxCount,
  emptyMessage,
}: Omit<MultiSelectPanelProps, 'isOpen' | 'onOpenChange' | 'triggerRef'>) {
  const messages = useMessages(multiSelectMessages);
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On touch screens, focus would raise the keyboard over the list.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  const isFull = maxCount !== undefined && value.length >= maxCount;
  const shown = filterOptions(items, (choice) => isMatch(choice.label, query, locale));
  const reachable = flattenOptions(shown).filter((choice) => !isOptionDisabled(choice) && !value.includes(choice.id));
  const full = flattenOptions(items).filter((choice) => isFull && !value.includes(choice.id));
  const emptyText = query === '' ? (emptyMessage ?? messages.empty) : messages.noMatch(query);
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField aria-label={messages.search} className={styles.search}>
        <Icon icon={Search} />
        <Input
          ref={search}
          className={styles.searchInput}
          placeholder={messages.search}
          onKeyDownCapture={markComposing}
        />
      </SearchField>
      <ListBox
        aria-label={label}
        className={`${listbox.list} ${styles.list}`}
        selectionMode="multiple"
        // Escape closes the list without clearing the selection.
        escapeKeyBehavior="none"
        selectedKeys={value}
        disabledKeys={full.map(({ id }) => id)}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          // In selection order, newest last; options hidden by a search stay selected.
          const chosen = new Set([...keys].map(String));
          const hidden = value.filter((id) => !flattenOptions(shown).some((choice) => choice.id === id));
          const remaining = value.filter((id) => chosen.has(id) || hidden.includes(id));
          onChange([...remaining, ...[...chosen].filter((id) => !remaining.includes(id))]);
        }}
        renderEmptyState={() => <div className={listbox.note}>{emptyText}</div>}
      >
        <ListBoxOptions
          items={shown}
          renderLabel={(text) => <MatchedText text={text} query={query} locale={locale} />}
          renderMark={(isSelected) => (
            <span className={styles.mark} data-selected={isSelected || undefined}>
              <Icon icon={Check} size={12} />
            </span>
          )}
        />
      </ListBox>
      <div className={styles.footer}>
        <output className={styles.footerText}>
          {isFull
            ? messages.tooMany(formatNumber(maxCount, locale))
            : messages.selected(formatNumber(value.length, locale))}
        </output>
        {maxCount === undefined && reachable.length > 0 && (
          <Button variant="ghost" size="sm" onPress={() => onChange([...value, ...reachable.map(({ id }) => id)])}>
            {messages.selectAll}
          </Button>
        )}
        {value.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              onChange([]);
              // The button disappears, so keep focus in the list.
              search.current?.focus();
            }}
          >
            {messages.clear}
          </Button>
        )}
      </div>
    </Autocomplete>
  );
}
