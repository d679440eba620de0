import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { ListFilter } from '@edge-console/ui/icon';
import type { ReactNode } from 'react';
import { analyticsMessages as messages } from '../../records/analytics/messages.ts';
import * as styles from './Analytics.css.ts';
import type { FiltersProps } from './CompareSwitch.tsx';
import { SpanPicker } from './SpanPicker.tsx';

export type PhoneControlsProps = FiltersProps & {
  areFiltersShown: boolean;
  onShowFilters: (areShown: boolean) => void;
  /** The saved views. */
  views: ReactNode;
};

/** On phones, one row: the time range, a button that shows the filters and the comparison, and the views. */
export function PhoneControls({ areFiltersShown, onShowFilters, views, ...control }: PhoneControlsProps) {
  const { filter, isCompared } = control.filters;
  const count = filter.tokens.length + (isCompared ? 1 : 0);
  return (
    <div className={styles.phoneControls}>
      <div className={styles.phoneSpan}>
        <SpanPicker {...control} isPhone />
      </div>
      <Button
        size="xl"
        icon={ListFilter}
        aria-expanded={areFiltersShown}
        onPress={() => onShowFilters(!areFiltersShown)}
      >
        {messages.filters} {count > 0 && <Badge>{count}</Badge>}
      </Button>
      {views}
    </div>
  );
}
