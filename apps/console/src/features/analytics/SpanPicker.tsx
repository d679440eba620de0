import { resolveDateRange } from '@edge-console/ui/date-range';
import { Segmented } from '@edge-console/ui/segmented';
import { Select } from '@edge-console/ui/select';
import { roundToHours, type SpanName, spanNames } from '../../records/analytics/analyticsUrl.ts';
import { analyticsMessages as messages } from '../../records/analytics/messages.ts';
import type { FiltersProps } from './CompareSwitch.tsx';

const spans = spanNames.map((id) => ({ id, label: messages.spans[id] }));
const longSpans = spanNames.map((id) => ({ id, label: messages.longSpans[id] }));

/** The time range: side by side, or on phones in a list that opens. */
export function SpanPicker({ filters, onFiltersChange, isPhone }: FiltersProps & { isPhone: boolean }) {
  const choose = (span: SpanName) => {
    const lastThirty = resolveDateRange({ kind: 'relative', amount: 30, unit: 'day' }, new Date());
    const range = span === 'CUSTOM' ? roundToHours(lastThirty) : { from: null, to: null };
    onFiltersChange({ ...filters, span, ...range, zoom: null });
  };
  const value = filters.zoom ? 'CUSTOM' : filters.span;
  return isPhone ? (
    <Select label={messages.span} isLabelHidden size="xl" items={longSpans} value={value} onChange={choose} />
  ) : (
    <Segmented label={messages.span} items={spans} value={value} onChange={choose} />
  );
}
