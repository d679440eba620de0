'use client';

import { useTour } from '@edge-console/tour/react';
import '@edge-console/tour/styles.css';
import '@edge-console/ui/tour-theme';

const definition = {
  name: 'packed',
  steps: [
    { target: '#first', header: { title: 'First' }, content: 'A step with a target.', duration: 0 },
    { target: '#second', header: { title: 'Second' }, content: 'Another one.', duration: 0 },
  ],
};

/** A tour, with `tour-theme`. */
export function Tour() {
  const { tour } = useTour(definition);
  return (
    <section>
      <button type="button" onClick={() => tour.start()}>
        Show me around
      </button>
      <p id="first">The first thing</p>
      <p id="second">The second thing</p>
    </section>
  );
}
