import { createTour, type Tour } from '@edge-console/tour';
import { createTopics } from '@edge-console/tour/topics';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { toursMessages } from './messages.ts';
import { reloadBlockers } from '../../core/version/reloadBlockers.ts';
import { isCovered, isRendered, whenVisible } from './visibility.ts';
import { stepsOf, type Topic, topicAt, versions } from './topics.ts';
import { createTourStorage } from './tourStorage.ts';

const retryAfter = 30_000;

/** The connection is back, or some time has passed. */
const whenAgain = () =>
  new Promise<void>((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(again, retryAfter);
    addEventListener('online', again);
  });

export type ToursOf = {
  /** The page. */
  path: string;
  /** How often all tours were asked for again. */
  retakes: number;
  /** Whether they start by themselves. Those that were asked for again always do. */
  isOffered: boolean;
};

/** Starts the tour of a page by its first visit, and that of the menus first of all. */
export function useTours({ path, retakes, isOffered }: ToursOf): void {
  const { client } = useQueryClient();
  const { show } = useSnackbar();
  const [topics] = useState(() => createTopics<Topic>(versions, createTourStorage(client, whenAgain)));

  const begin = useEffectEvent((topic: Topic): Tour | undefined => {
    const steps = stepsOf(topic).filter(({ target }) => isRendered(target));
    if (steps.length === 0) return undefined;
    const tour = createTour({
      name: topic,
      steps,
      options: {
        highlight: true,
        skipStepOnTargetNotFound: true,
        labels: toursMessages.labels,
        callbacks: {
          onSkip: () =>
            show({
              message: toursMessages.skipped,
              action: { label: toursMessages.skipAll, onAction: topics.skipAll },
            }),
        },
      },
    });
    topics.follow(topic, tour);
    tour.start();
    return tour;
  });

  useEffect(() => {
    if (retakes > 0) topics.retake();
  }, [topics, retakes]);

  useEffect(() => {
    if (!isOffered && retakes === 0) return undefined;
    const visit = new AbortController();
    let tour: Tour | undefined;
    const offer = async () => {
      await topics.ready;
      const topic = [...(['navigation'] as const), topicAt(path)].find((one) => one && topics.isDue(one));
      const first = topic && stepsOf(topic)[0];
      if (!first || !(await whenVisible(first.target, visit.signal))) return;
      tour = begin(topic);
    };
    // What opens over the page comes first; once it has closed, the tour goes on where it was.
    const yieldToOverlay = async () => {
      const { index = -1, step } = tour?.getSnapshot() ?? {};
      if (!isCovered() || !tour?.stop()) return;
      if (typeof step?.target === 'string' && (await whenVisible(step.target, visit.signal))) tour.start(index);
    };
    const onFocus = () => void yieldToOverlay();
    document.addEventListener('focusin', onFocus);
    const unblockReloads = reloadBlockers.add({ isBusy: () => (tour?.getSnapshot().index ?? -1) >= 0 });
    // Without the records nothing is known to be new.
    offer().catch(() => undefined);
    return () => {
      visit.abort();
      document.removeEventListener('focusin', onFocus);
      unblockReloads();
      tour?.stop();
    };
  }, [topics, path, retakes, isOffered]);
}
