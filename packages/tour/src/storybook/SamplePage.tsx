import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Status } from '@edge-console/ui/status';
import { TextField } from '@edge-console/ui/text-field';
import type { ReactNode } from 'react';
import { defineAnchors } from '../anchors/index.ts';
import type { TourStep } from '../index.ts';

/** Tour targets on this page: any other name does not compile. */
export const anchors = defineAnchors(['create', 'name', 'resource', 'rules']);

const resources = ['Live events', 'Catch-up', 'Sports, West', 'Sports, East', 'News', 'Films', 'Children', 'Archive'];
/** Far enough down that the list has to scroll. */
const shownResource = 6;

export const sampleSteps: readonly TourStep[] = [
  {
    target: anchors.create.target,
    header: { title: 'Create a resource' },
    content: 'A resource tells players which pathway to try first and how to share load. Start with one pathway.',
    duration: 0,
  },
  {
    target: anchors.name.target,
    header: { title: 'Name it' },
    content: 'The name appears in reports and in the URL.',
    duration: 0,
  },
  {
    target: anchors.resource.target,
    header: { title: 'Find it again' },
    content: 'Resources are sorted by the traffic of the last hour.',
    duration: 0,
  },
  { header: { title: 'Ready' }, content: 'The first report arrives within a minute.', duration: 0 },
];

/** A console page with tour targets. `children` are in its header. */
export function SamplePage({ children }: { children?: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 880, minBlockSize: 560, alignContent: 'start' }}>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>{children}</div>
      <Card
        title="Edge Delivery"
        description="Players follow the steering order of a resource."
        actions={<Button {...anchors.create.attributes}>Create resource</Button>}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <div {...anchors.name.attributes} style={{ maxInlineSize: 360 }}>
            <TextField label="Resource name" />
          </div>
          <section
            aria-label="Resources"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollers can be reached with the keyboard
            tabIndex={0}
            style={{ blockSize: 144, overflow: 'auto' }}
          >
            {resources.map((name, index) => (
              <div
                key={name}
                {...(index === shownResource ? anchors.resource.attributes : {})}
                style={{ display: 'flex', justifyContent: 'space-between', padding: 12 }}
              >
                {name} <Status kind="active" />
              </div>
            ))}
          </section>
        </div>
      </Card>
      <Card title="Rules" footer={<Button {...anchors.rules.attributes}>Edit rules</Button>}>
        Peers share segments on the same network first.
      </Card>
    </div>
  );
}
