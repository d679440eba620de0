import { Switch } from '@edge-console/ui/switch';
import type { AnalyticsFilters } from '../../records/analytics/analyticsUrl.ts';
import { analyticsMessages as messages } from '../../records/analytics/messages.ts';

export type FiltersProps = {
  filters: AnalyticsFilters;
  onFiltersChange: (filters: AnalyticsFilters) => void;
};

export const CompareSwitch = ({ filters, onFiltersChange }: FiltersProps) => (
  <Switch
    label={messages.compare}
    layout="inline"
    isSelected={filters.isCompared}
    onChange={(isCompared) => onFiltersChange({ ...filters, isCompared })}
  />
);
