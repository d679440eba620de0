import { withoutTransitions } from '@edge-console/ui/theme';
import { useEffect, useRef, useState } from 'react';
import type { DashboardFilter } from '../contract.ts';
import type { EmbedSession } from './embedSession.ts';
import { showBrandColor } from './showBrandColor.ts';
import type { ParentWindow } from './parentWindow.ts';

/** The filters from the console; null until the console has sent its theme. */
export function useParentMessages(
  parent: ParentWindow,
  session: EmbedSession,
  initialFilters: readonly DashboardFilter[],
): readonly DashboardFilter[] | null {
  const [filters, setFilters] = useState(initialFilters);
  const [isThemed, setIsThemed] = useState(false);
  const branded = useRef(Promise.resolve());
  useEffect(() => {
    parent.listen((message) => {
      switch (message.type) {
        case 'brand':
          branded.current = showBrandColor(message.color);
          return;
        case 'theme':
          withoutTransitions(() => {
            document.documentElement.dataset['mode'] = message.mode;
          });
          // The first paint has the brand color.
          return void branded.current.then(() => setIsThemed(true));
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
