import { protocolOf, type StreamingProtocol, streamingProtocols } from '@edge-console/domain';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Notice } from '@edge-console/ui/notice';
import { NumberField } from '@edge-console/ui/number-field';
import { Segmented } from '@edge-console/ui/segmented';
import { Select } from '@edge-console/ui/select';
import { useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import type { DataError } from '../../api/dataError.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { type StoredResource, steeringPreviewQuery } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';
import { priorityOf, simulate, type SimulatedResponse } from './simulate.ts';

const {
  preview: { simulate: messages },
  protocols,
} = edgeDeliveryMessages;
const formats = streamingProtocols.map((id) => ({ id, label: protocols[id] }));
const none = 'none';

/** Simulates a viewer over the next TTLs, with the steering service's own logic. */
export function ViewerSimulation({ resource }: { resource: StoredResource }) {
  const { client } = useQueryClient();
  const [format, setFormat] = useState<StreamingProtocol>(protocolOf(resource.manifest) ?? 'hls');
  const [pathway, setPathway] = useState(none);
  const [megabits, setMegabits] = useState<number | null>(8);
  const [isRunning, setIsRunning] = useState(false);
  const [responses, setResponses] = useState<readonly SimulatedResponse[]>([]);
  const [error, setError] = useState<DataError>();

  async function run(): Promise<void> {
    setIsRunning(true);
    setError(undefined);
    const result = await simulate(pathway === none ? null : pathway, async (currentPathway) => {
      const throughput = currentPathway === null || megabits === null ? null : Math.round(megabits * 1_000_000);
      const variables = { resourceId: resource.id, format, currentPathway, throughput };
      const response = await client.request(steeringPreviewQuery, variables);
      if (!response.ok) {
        setError(response.error);
        return undefined;
      }
      return priorityOf(response.value.steeringPreview);
    });
    setResponses(result);
    setIsRunning(false);
  }

  return (
    <section className={styles.stack} aria-label={messages.title}>
      <h3 className={styles.heading}>{messages.title}</h3>
      <p className={styles.note}>{messages.text}</p>
      <Segmented label={messages.format} size="sm" items={formats} value={format} onChange={setFormat} />
      <Select
        label={messages.pathway}
        items={[
          { id: none, label: messages.anyPathway },
          ...resource.pathways.map(({ pathway: { name } }) => ({ id: name, label: name })),
        ]}
        value={pathway}
        onChange={(id) => setPathway(id ?? none)}
      />
      <NumberField
        label={messages.throughput}
        unit={messages.throughputUnit}
        minValue={0}
        maxValue={2000}
        value={megabits}
        onChange={setMegabits}
      />
      <div className={styles.row}>
        <Button isPending={isRunning} onPress={() => void run()}>
          {messages.run}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" title={messages.failed}>
          {errorText(error)}
        </Notice>
      )}
      {responses.length > 0 && (
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
      )}
    </section>
  );
}
