import { Card } from '@edge-console/ui/card';
import { PropertyFilter } from '@edge-console/ui/property-filter';
import { type ReactNode, useMemo } from 'react';
import { countryName } from '../../core/locale/countryName.ts';
import { areShortcutsOff } from '../../shell/preferences/shortcutsOff.ts';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { type AnalyticsFilters, filterFields } from '../../records/analytics/analyticsUrl.ts';
import { channelsQuery, mapQuery, type Span } from '../../records/analytics/queries.ts';

export type AnalyticsFilterProps = {
  filters: AnalyticsFilters;
  onFiltersChange: (filters: AnalyticsFilters) => void;
  span: Span;
  /** The saved views. */
  views: ReactNode;
};

/** The page's filter, with suggestions for known channels and countries. */
export function AnalyticsFilter({ filters, onFiltersChange, span, views }: AnalyticsFilterProps) {
  const viewer = useViewer();
  const channels = useQuery(channelsQuery, { in: span }).data?.eiChannels;
  const countries = useQuery(mapQuery, { in: span }).data?.eiMap;
  const fields = useMemo(
    () =>
      filterFields(
        channels?.map(({ name }) => name),
        countries?.map(({ country }) => ({ value: country, label: countryName(country) })),
      ),
    [channels, countries],
  );
  return (
    <Card isFlush>
      <PropertyFilter
        searchLabel={analyticsMessages.filter.label}
        placeholder={analyticsMessages.filter.placeholder}
        fields={fields}
        value={filters.filter}
        isShortcutOff={areShortcutsOff(viewer)}
        actions={views}
        // Plain text searches the channels.
        onChange={({ tokens, text }) =>
          onFiltersChange({
            ...filters,
            filter: {
              ...filters.filter,
              tokens:
                text.trim() === '' ? tokens : [...tokens, { field: 'channel', op: 'contains', values: [text.trim()] }],
            },
          })
        }
      />
    </Card>
  );
}
