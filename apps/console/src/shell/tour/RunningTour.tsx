import '@edge-console/tour/styles.css';
import '@edge-console/ui/tour-theme';
import type { TourDefinition, TourStep } from '@edge-console/tour';
import { useTour } from '@edge-console/tour/react';
import { useEffect, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { reloadBlockers } from '../../core/version/reloadBlockers.ts';
import { tourMessages } from './messages.ts';
import { saveTour } from './tourStorage.ts';

const { labels } = tourMessages;
const menu = 'nav[data-place]';

/** Where the menu is closed, its tips are below the button that opens it. */
function stepsNow(): TourStep[] {
  const isOpen = document.querySelector(menu)?.checkVisibility();
  const inMenu = (target: string) =>
    isOpen
      ? ({ target: `${menu} ${target}`, placement: 'end' } as const)
      : { target: 'header button[aria-haspopup="dialog"]' };
  return [
    { ...tourMessages.menu, ...inMenu('> ul') },
    { ...tourMessages.jump, ...inMenu('[aria-keyshortcuts]') },
    { ...tourMessages.account, target: 'header button[aria-haspopup="menu"]' },
    { ...tourMessages.help, ...inMenu('> ul:last-of-type [aria-haspopup="menu"]') },
  ];
}

/** The welcome tour, from its first step. */
export function RunningTour() {
  const { client } = useQueryClient();
  const [definition] = useState<TourDefinition>(() => ({
    name: 'welcome',
    steps: stepsNow(),
    options: {
      labels,
      enabledButtons: { buttonSkip: false },
      // The Help menu first closes and returns focus.
      startTimeout: 300,
      callbacks: { onFinish: () => void saveTour(client, 'done') },
    },
  }));
  const { tour } = useTour(definition);
  useEffect(() => void tour.start(), [tour]);
  useEffect(() => reloadBlockers.add({ isBusy: () => tour.getSnapshot().index >= 0 }), [tour]);
  return null;
}
