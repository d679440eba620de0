import { useId, useState, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../button/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { tray } from '../listbox/listbox.css.ts';
import { Segmented } from '../segmented/index.ts';
import { dateRangeMessages } from './messages.ts';
import { resolveDateRange, serializeDateRange, type DateRangeValue, type RelativeRange } from './range.ts';
import { describeRange, describeSpan } from './describeRange.ts';
import { AbsoluteFields, RelativeFields } from './RangeFields.tsx';
import { useRangeDraft } from './useRangeDraft.ts';
import * as styles from './DateRange.css.ts';

interface RangeEditorProps {
  value: DateRangeValue | null;
  quickRanges: readonly RelativeRange[];
  zone: string;
  now: number | undefined;
  isClearable: boolean;
  /** `undefined` when canceled. */
  onDone: (value: DateRangeValue | null | undefined) => void;
}

interface DateRangePanelProps extends RangeEditorProps {
  isOpen: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
}

/** The panel below the field. Loaded on first use. */
export function DateRangePanel({ isOpen, triggerRef, label, ...editor }: DateRangePanelProps) {
  return (
    <PopoverFrame
      className={`${styles.popover} ${tray}`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) editor.onDone(undefined);
      }}
      triggerRef={triggerRef}
      placement="bottom start"
    >
      <Dialog className={styles.dialog} aria-label={label}>
        <RangeEditor {...editor} />
      </Dialog>
    </PopoverFrame>
  );
}

/** Quick ranges, fields for other ranges, and a preview. */
export function RangeEditor({ value, quickRanges, zone, now, isClearable, onDone }: RangeEditorProps) {
  const messages = useMessages(dateRangeMessages);
  const locale = useLocale();
  const name = useId();
  // Fixed while the panel is open, so that the preview does not change.
  const [present] = useState(() => new Date(now ?? Date.now()));
  const range = useRangeDraft(value, present, zone);
  const chosen = range.value && serializeDateRange(range.value);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal still bubbles to the React form around it.
        event.stopPropagation();
        if (range.value) onDone(range.value);
      }}
    >
      <div className={styles.panel}>
        <div role="radiogroup" aria-label={messages.quick} className={styles.quick}>
          {quickRanges.map((quick) => (
            <label key={serializeDateRange(quick)} className={styles.range}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={serializeDateRange(quick) === chosen}
                onChange={() => range.change({ kind: 'relative', amount: String(quick.amount), unit: quick.unit })}
              />
              <span>{describeRange(quick, messages, zone, locale)}</span>
            </label>
          ))}
        </div>
        <div className={styles.main}>
          <Segmented
            label={messages.mode}
            isBlock
            items={[
              { id: 'relative', label: messages.relative },
              { id: 'absolute', label: messages.absolute },
            ]}
            value={range.draft.kind}
            onChange={(kind) => range.change({ kind })}
          />
          {range.draft.kind === 'relative' ? (
            <RelativeFields {...range} />
          ) : (
            <AbsoluteFields
              {...range}
              zone={zone}
              // Swedish dates are ISO 8601.
              today={new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(present)}
            />
          )}
        </div>
      </div>
      <div className={styles.footer}>
        <output className={styles.preview} data-problem={range.problem}>
          {range.value
            ? `${describeSpan(resolveDateRange(range.value, present, zone), zone, locale)} (${zone})`
            : // Other problems are shown at their field.
              range.problem === 'days' && range.message}
        </output>
        <span className={styles.actions}>
          {isClearable && value !== null && (
            <Button variant="ghost" onPress={() => onDone(null)}>
              {messages.clear}
            </Button>
          )}
          <Button onPress={() => onDone(undefined)}>{messages.cancel}</Button>
          <Button type="submit" variant="primary">
            {messages.apply}
          </Button>
        </span>
      </div>
    </form>
  );
}
