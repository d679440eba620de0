import { Button } from '@edge-console/ui/button';
import { DateRange, type DateRangeValue, type RelativeRange, resolveDateRange } from '@edge-console/ui/date-range';
import { Undo2 } from '@edge-console/ui/icon';
import { useState } from 'react';
import { isRangeTooLong, maxRangeDays, roundToHours } from '../../records/analytics/analyticsUrl.ts';
import { analyticsMessages as messages } from '../../records/analytics/messages.ts';
import * as styles from './Analytics.css.ts';
import type { FiltersProps } from './CompareSwitch.tsx';

const quickRanges: readonly RelativeRange[] = [
  { kind: 'relative', amount: 24, unit: 'hour' },
  { kind: 'relative', amount: 7, unit: 'day' },
  { kind: 'relative', amount: 30, unit: 'day' },
  { kind: 'relative', amount: 90, unit: 'day' },
];

/** The ends of a custom or zoomed time range. */
export function CustomRange({ filters, onFiltersChange }: FiltersProps) {
  const { zoom } = filters;
  const [isTooLong, setIsTooLong] = useState(false);
  const choose = (value: DateRangeValue) => {
    const range = roundToHours(resolveDateRange(value, new Date()));
    setIsTooLong(isRangeTooLong(range));
    if (!isRangeTooLong(range)) onFiltersChange({ ...filters, span: 'CUSTOM', ...range, zoom: null });
  };
  const { from, to } = zoom ?? filters;
  if (from === null || to === null) return null;
  return (
    <>
      <div className={styles.range}>
        <DateRange
          label={messages.range}
          isClearable={false}
          size="md"
          value={{ kind: 'absolute', from, to }}
          quickRanges={quickRanges}
          errorMessage={isTooLong ? messages.rangeTooLong(maxRangeDays) : undefined}
          onChange={(value) => value && choose(value)}
        />
      </div>
      {zoom && (
        <Button icon={Undo2} onPress={() => onFiltersChange({ ...filters, zoom: null })}>
          {messages.resetZoom}
        </Button>
      )}
    </>
  );
}
