import { Button } from '@edge-console/ui/button';
import { DateRange, resolveDateRange } from '@edge-console/ui/date-range';
import { Undo2 } from '@edge-console/ui/icon';
import { type AnalyticsFilters, roundToHours } from '../../records/analytics/analyticsUrl.ts';
import { analyticsMessages as messages } from '../../records/analytics/messages.ts';
import * as styles from './Analytics.css.ts';

export type CustomRangeProps = {
  filters: AnalyticsFilters;
  onFiltersChange: (filters: AnalyticsFilters) => void;
};

/** The ends of a custom or zoomed time range. */
export function CustomRange({ filters, onFiltersChange }: CustomRangeProps) {
  const { zoom } = filters;
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
          onChange={(value) =>
            value &&
            onFiltersChange({
              ...filters,
              span: 'CUSTOM',
              ...roundToHours(resolveDateRange(value, new Date())),
              zoom: null,
            })
          }
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
