import { Button } from '@edge-console/ui/button';
import '@edge-console/ui/tour-theme';
import { type ReactNode, useEffect } from 'react';
import type { TourOptions, TourStep } from '../index.ts';
import { useTour } from '../react/index.ts';
import '../styles.css';
import { SamplePage, sampleSteps } from './SamplePage.tsx';

export interface TourStageProps extends TourOptions {
  /** The steps, in order. */
  steps?: readonly TourStep[];
  /** Rendered next to the sample page. */
  children?: ReactNode;
  /** Starts on page load, as for a new user. */
  startsAtOnce?: boolean;
}

/** A page with one tour and its start button. Each tour option is a prop. */
export function TourStage({ steps = sampleSteps, children, startsAtOnce = false, ...options }: TourStageProps) {
  const { tour, index, count, isPending } = useTour({ name: 'story', steps, options });
  useEffect(() => {
    if (startsAtOnce) tour.start();
  }, [tour, startsAtOnce]);
  return (
    <SamplePage>
      <Button onPress={() => tour.start()}>Show me around</Button>
      <output style={{ alignSelf: 'center' }}>
        {isPending ? 'Waiting' : index < 0 ? 'Not running' : `Step ${index + 1} of ${count}`}
      </output>
      {children}
    </SamplePage>
  );
}
