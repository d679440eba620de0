import { Button } from '@edge-console/ui/button';
import '@edge-console/ui/tour-theme';
import { type ReactNode, useEffect } from 'react';
import type { TourOptions, TourStep } from '../index.ts';
import { useTour } from '../react/index.ts';
import '../styles.css';
import { SamplePage, sampleSteps } from './SamplePage.tsx';

export interface TourStageProps extends TourOptions {
  /** The boxes, one after the other. */
  steps?: readonly TourStep[];
  /** What stands on the page beside the sample. */
  children?: ReactNode;
  /** Begins as soon as the page is there, as for somebody new. */
  startsAtOnce?: boolean;
}

/** A page with one tour and the button that starts it. Each option of a tour is a property. */
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
