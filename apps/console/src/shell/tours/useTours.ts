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

/** When the connection is back, or after some time. */
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
  path: string;
  /** How often the tours were restarted. */
  retakes: number;
  /** Whether tours start automatically. Restarted ones always do. */
  isOffered: boolean;
};

/** Starts a page's tour on the first visit, after the menu's tour. */
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
    if (retakes > 0) topics.restart();
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
    // Overlays take precedence; the tour resumes after they close.
    const yieldToOverlay = async () => {
      const { index = -1, step } = tour?.getSnapshot() ?? {};
      if (!isCovered() || !tour?.stop()) return;
      if (typeof step?.target === 'string' && (await whenVisible(step.target, visit.signal))) tour.start(index);
    };
    const onFocus = () => void yieldToOverlay();
    document.addEventListener('focusin', onFocus);
    const unblockReloads = reloadBlockers.add({ isBusy: () => (tour?.getSnapshot().index ?? -1) >= 0 });
    // Without the records, no topic is known to be new.
    offer().catch(() => undefined);
    return () => {
      visit.abort();
      document.removeEventListener('focusin', onFocus);
      unblockReloads();
      tour?.stop();
    };
  }, [topics, path, retakes, isOffered]);
}
