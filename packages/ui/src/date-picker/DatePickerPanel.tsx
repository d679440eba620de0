import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../button/index.ts';
import { DayCalendar, type DayCalendarProps } from '../calendar/DayCalendar.tsx';
import { unavailableReason } from '../calendar/dateRules.ts';
import { dateFieldMessages } from '../date-field/messages.ts';
import { useMessages } from '../messages/index.ts';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import { tray } from '../listbox/listbox.css.ts';
import * as styles from './DatePicker.css.ts';

interface DatePickerPanelProps extends DayCalendarProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

/** The calendar next to the field. Loaded on first use. */
export function DatePickerPanel({ isOpen, onOpenChange, triggerRef, ...calendar }: DatePickerPanelProps) {
  const messages = useMessages(dateFieldMessages);
  const isTodayAllowed = unavailableReason(calendar.today, calendar, messages, String) === undefined;
  return (
    <PopoverFrame
      className={`${styles.popover} ${tray}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={8}
    >
      <Dialog className={styles.dialog} aria-label={calendar.label}>
        <DayCalendar {...calendar} isFocused />
        {isTodayAllowed && (
          <div className={styles.foot}>
            <Button size="sm" variant="ghost" onPress={() => calendar.onChange(calendar.today)}>
              {messages.today}
            </Button>
          </div>
        )}
      </Dialog>
    </PopoverFrame>
  );
}
