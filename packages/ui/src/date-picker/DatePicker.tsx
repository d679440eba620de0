import { forwardRef, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { isIsoDate, localDay } from '../calendar/isoDate.ts';
import { DateField, type DateFieldProps } from '../date-field/DateField.tsx';
import { Calendar } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { datePickerMessages } from '../calendar/messages.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';

const DatePickerPanel = lazyComponent(async () => (await import('./DatePickerPanel.tsx')).DatePickerPanel);

export type DatePickerProps = Omit<DateFieldProps, 'action' | 'onOpen'>;

/** A date, typed or pasted in any common format, or selected in a calendar. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(props, ref) {
  const {
    value,
    onChange,
    minValue,
    maxValue,
    unavailable,
    today,
    size = 'lg',
    isDisabled = false,
    isReadOnly = false,
  } = props;
  const messages = useMessages(datePickerMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const [presentDay, setPresentDay] = useState('');
  const canOpen = !isDisabled && !isReadOnly;
  const open = () => {
    setPresentDay(today ?? localDay(new Date()));
    setIsOpen(canOpen);
  };
  return (
    <>
      <DateField
        {...props}
        ref={ref}
        onOpen={open}
        action={
          canOpen && (
            <IconButton
              ref={button}
              label={messages.open(props.label)}
              icon={Calendar}
              size={size === 'xl' ? 'md' : 'sm'}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onFocus={DatePickerPanel.preload}
              onPress={open}
            />
          )
        }
      />
      {openings > 0 && (
        <DatePickerPanel
          key={openings}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          triggerRef={button}
          label={messages.calendar(props.label)}
          value={value !== null && isIsoDate(value) ? value : null}
          onChange={(day) => {
            onChange(day);
            setIsOpen(false);
          }}
          today={presentDay}
          minValue={minValue}
          maxValue={maxValue}
          unavailable={unavailable}
        />
      )}
    </>
  );
});
