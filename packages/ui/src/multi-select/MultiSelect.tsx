import { forwardRef, useRef, useState, type ReactElement, type ReactNode, type Ref, type RefAttributes } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';
import { formatList, formatNumber } from '../formats/index.ts';
import { ChevronsUpDown, Icon } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { flattenOptions, type Option, type Options } from '../listbox/options.ts';
import { multiSelectMessages } from './messages.ts';
import { Tokens } from './Tokens.tsx';
import * as styles from './MultiSelect.css.ts';

const MultiSelectPanel = lazyComponent(async () => (await import('./MultiSelectPanel.tsx')).MultiSelectPanel);

export type MultiSelectItem<Id extends string> = Option<Id>;
export type MultiSelectItems<Id extends string> = Options<Id>;

export interface MultiSelectProps<Id extends string> extends FieldProps {
  /** Options, or titled sections of options. */
  items: MultiSelectItems<Id>;
  /** IDs of the selected options, in the order they were selected. */
  value: readonly Id[];
  /** Called with all selected IDs. */
  onChange: (ids: readonly Id[]) => void;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Maximum number of selected options. @default no limit */
  maxCount?: number | undefined;
  /** Name in the submitted form data, repeated for each value. */
  name?: string | undefined;
  /** Shown while nothing is selected. @default "Select" */
  placeholder?: string | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Shown in the list when there are no options. @default "No options" */
  emptyMessage?: ReactNode;
  /** Disables the field. Explain why next to it. @default false */
  isDisabled?: boolean | undefined;
}

/** A field for selecting several options from a list. */
// forwardRef erases the type parameter of the IDs.
export const MultiSelect = forwardRef(function MultiSelect<Id extends string>(
  {
    items,
    value,
    onChange,
    onBlur,
    maxCount,
    id,
    name,
    placeholder,
    size = 'lg',
    emptyMessage,
    isDisabled = false,
    ...around
  }: MultiSelectProps<Id>,
  ref: Ref<HTMLButtonElement>,
) {
  const messages = useMessages(multiSelectMessages);
  const locale = useLocale();
  const ids = useFieldIds(id);
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const isInvalid = around.errorMessage !== undefined;
  const choices = flattenOptions(items);
  const chosen = value.map((one) => choices.find((choice) => choice.id === one) ?? { id: one, label: one });
  const labels = chosen.map(({ label }) => label);
  const selectedCount = messages.selected(formatNumber(value.length, locale));
  const valueId = `${ids.control}-value`;
  return (
    <Field ids={ids} isLabelDetached {...around}>
      <div
        ref={root}
        className={box.box({ size })}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
      >
        <button
          ref={ref}
          id={ids.control}
          type="button"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${ids.label} ${valueId}`}
          {...describedBy(ids.message, around)}
          disabled={isDisabled}
          onPointerEnter={MultiSelectPanel.preload}
          onFocus={MultiSelectPanel.preload}
          onBlur={() => {
            if (!isOpen) onBlur?.();
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key === 'Backspace' && value.length > 0) onChange(value.slice(0, -1));
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <span id={valueId} className={value.length === 0 ? styles.placeholder : styles.hidden}>
            {value.length === 0
              ? (placeholder ?? messages.placeholder)
              : `${selectedCount}: ${formatList(labels, locale)}`}
          </span>
          <Icon icon={ChevronsUpDown} size={14} className={styles.chevron} />
        </button>
        {chosen.length > 0 && (
          <Tokens
            choices={chosen}
            isDisabled={isDisabled}
            onRemove={(removed) => onChange(value.filter((one) => one !== removed))}
          />
        )}
        <output className={styles.hidden}>{isOpen ? '' : selectedCount}</output>
      </div>
      {openings > 0 && (
        <MultiSelectPanel
          key={openings}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setIsOpen(next);
            if (!next) onBlur?.();
          }}
          triggerRef={root}
          label={around.label}
          items={items}
          value={value}
          // The IDs come from `items`, so they are all of type `Id`.
          onChange={(next) => onChange(next as readonly Id[])}
          maxCount={maxCount}
          emptyMessage={emptyMessage}
        />
      )}
      {name !== undefined &&
        value.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={isDisabled} />)}
    </Field>
  );
}) as <Id extends string>(props: MultiSelectProps<Id> & RefAttributes<HTMLButtonElement>) => ReactElement | null;
