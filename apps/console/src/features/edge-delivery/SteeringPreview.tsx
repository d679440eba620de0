import { protocolOf, type StreamingProtocol } from '@edge-console/domain';
import { CodeBlock } from '@edge-console/ui/code-block';
import { Segmented } from '@edge-console/ui/segmented';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useState } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { type StoredResource, steeringPreviewQuery } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';
import { playerSnippets, steeringTags } from './playerSnippets.ts';

const { preview: messages } = edgeDeliveryMessages;

type Kind = keyof typeof messages.kinds;
const kinds = Object.entries(messages.kinds).map(([id, label]) => ({ id: id as Kind, label }));

type Masked = {
  resource: StoredResource;
  /** Hides the player token in a text, unless it is revealed. */
  mask: (text: string) => string;
};

/** The steering response in both formats, and the snippets for manifests and players. */
export function SteeringPreview({ resource, mask }: Masked) {
  const [kind, setKind] = useState<Kind>(protocolOf(resource.manifest) ?? 'hls');
  const tags = steeringTags(resource);
  return (
    <section className={styles.stack} aria-label={messages.steering}>
      <div className={styles.row}>
        <h3 className={styles.heading}>{messages.steering}</h3>
        <Segmented label={messages.kind} size="sm" items={kinds} value={kind} onChange={setKind} />
      </div>
      {(kind === 'hls' || kind === 'dash') && (
        <SteeringResponse key={kind} resource={resource} mask={mask} format={kind} />
      )}
      {kind === 'tags' && (
        <>
          <CodeBlock
            label={messages.tags.hls}
            language="M3U8"
            code={mask(tags.hls)}
            copyText={tags.hls}
            object={messages.tags.object}
            isWrapped
          />
          <CodeBlock
            label={messages.tags.dash}
            language="XML"
            code={mask(tags.dash)}
            copyText={tags.dash}
            object={messages.tags.object}
            isWrapped
          />
        </>
      )}
      {kind === 'players' &&
        playerSnippets(resource).map(({ player, language, code }) => (
          <CodeBlock key={player} label={player} language={language} code={code} object={messages.players.object} />
        ))}
    </section>
  );
}

function SteeringResponse({ resource, mask, format }: Masked & { format: StreamingProtocol }) {
  const { data, error, refetch, isFetching } = useQuery(steeringPreviewQuery, { resourceId: resource.id, format });
  if (data === undefined && error)
    return <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />;
  if (data === undefined) return <Skeleton width="100%" height={120} />;
  const code = JSON.stringify(data.steeringPreview, null, 2);
  return <CodeBlock label={messages.response} language="JSON" code={mask(code)} copyText={code} isWrapped />;
}
