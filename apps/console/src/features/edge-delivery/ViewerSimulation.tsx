import { protocolOf } from '@edge-console/domain';
import { Badge } from '@edge-console/ui/badge';
import { NumberField } from '@edge-console/ui/number-field';
import { Select } from '@edge-console/ui/select';
import { useEffect, useState } from 'react';
import { edgeDeliveryMessages } from './messages.ts';
import type { PreviewedResource } from './previewedResource.ts';
import * as styles from './EdgeDelivery.css.ts';
import { simulate, type SimulatedResponse } from './simulate.ts';
import { steeringResponse } from './steeringResponse.ts';

const {
  preview: { simulate: messages },
} = edgeDeliveryMessages;
const none = 'none';

/** Simulates a viewer over the next TTLs, with unsaved changes. */
export function ViewerSimulation({ resource }: { resource: PreviewedResource }) {
  const [pathway, setPathway] = useState(none);
  const [megabits, setMegabits] = useState<number | null>(8);
  const [responses, setResponses] = useState<readonly SimulatedResponse[]>([]);
  const names = resource.pathways.map(({ name }) => name);
  // The selected pathway can be removed.
  const current = names.includes(pathway) ? pathway : none;
  const hasThroughput = resource.steeringStrategy === 'PERFORMANCE';

  useEffect(() => {
    let isCurrent = true;
    const format = protocolOf(resource.manifest) ?? 'hls';
    const simulated = simulate(current === none ? null : current, async (playing) => {
      const throughputs = playing === null || megabits === null ? {} : { [playing]: megabits };
      return (await steeringResponse(resource, { format, throughputs }))['PATHWAY-PRIORITY'];
    });
    void simulated.then((latest) => isCurrent && setResponses(latest));
    return () => {
      isCurrent = false;
    };
  }, [resource, current, megabits]);

  return (
    <section className={styles.stack} aria-label={messages.title}>
      <h3 className={styles.heading}>{messages.title}</h3>
      <p className={styles.note}>{messages.text}</p>
      <div className={styles.pair}>
        <Select
          label={messages.pathway}
          size="md"
          items={[{ id: none, label: messages.anyPathway }, ...names.map((name) => ({ id: name, label: name }))]}
          value={current}
          onChange={(id) => setPathway(id ?? none)}
        />
        {hasThroughput && (
          <NumberField
            label={messages.throughput}
            size="md"
            unit={messages.throughputUnit}
            minValue={0}
            maxValue={2000}
            value={megabits}
            onChange={setMegabits}
          />
        )}
      </div>
      <ol className={styles.timeline} aria-label={messages.timeline}>
        {responses.map(({ step, order }) => (
          <li key={step} className={styles.simulationStep}>
            <span className={styles.time}>{messages.at(step * resource.ttl)}</span>
            <span className={styles.order}>
              {order.map((name, index) => (
                <Badge key={name} tone={index === 0 ? 'primary' : 'neutral'}>
                  {name}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
