import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../button/index.ts';
import { DayCalendar, type DayCalendarProps } from '../calendar/DayCalendar.tsx';
import { forbids } from '../calendar/dateRules.ts';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { dateFieldMessages } from '../messages/english/dateField.ts';
import { useMessages } from '../messages/index.ts';
import { floating } from '../overlay/index.ts';
import { usePressBeside } from '../overlay/usePressBeside.ts';
import { tray } from '../picking/picking.css.ts';
import * as styles from './DatePicker.css.ts';

interface DatePickerPanelProps extends DayCalendarProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
}

/** The calendar that opens beside the field. Loaded when it is first wanted. */
export function DatePickerPanel({ isOpen, onOpenChange, triggerRef, ...calendar }: DatePickerPanelProps) {
  const texts = useMessages(dateFieldMessages);
  const pressed = usePressBeside();
  const isTodayAllowed = forbids(calendar.today, calendar, texts, String) === undefined;
  return (
    <AriaLocale>
      <Popover
        {...pressed}
        className={`${floating} ${styles.popover} ${tray}`}
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
                {texts.today}
              </Button>
            </div>
          )}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
