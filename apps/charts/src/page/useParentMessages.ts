import { withoutTransitions } from '@edge-console/ui/theme';
import { useEffect, useState } from 'react';
import type { DashboardFilter } from '../contract.ts';
import type { EmbedSession } from './embedSession.ts';
import type { ParentWindow } from './parentWindow.ts';

/** The filters from the console; null until the console has sent its theme. */
export function useParentMessages(
  parent: ParentWindow,
  session: EmbedSession,
  initialFilters: readonly DashboardFilter[],
): readonly DashboardFilter[] | null {
  const [filters, setFilters] = useState(initialFilters);
  const [isThemed, setIsThemed] = useState(false);
  useEffect(() => {
    parent.listen((message) => {
      switch (message.type) {
        case 'theme':
          withoutTransitions(() => {
            document.documentElement.dataset['mode'] = message.mode;
          });
          return setIsThemed(true);
        case 'filters':
          return setFilters(message.filters);
        case 'token':
          return void session.renew(message.token);
      }
    });
    parent.post({ v: 1, type: 'ready' });
  }, [parent, session]);
  return isThemed ? filters : null;
}
