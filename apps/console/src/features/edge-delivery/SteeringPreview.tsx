import { protocolOf, type StreamingProtocol } from '@edge-console/domain';
import { CodeBlock } from '@edge-console/ui/code-block';
import { Segmented } from '@edge-console/ui/segmented';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useState } from 'react';
import { edgeDeliveryMessages } from './messages.ts';
import type { PreviewedResource } from './previewedResource.ts';
import * as styles from './EdgeDelivery.css.ts';
import { playerSnippets, steeringTag } from './playerSnippets.ts';
import { useSteeringResponse } from './useSteeringResponse.ts';

const { preview: messages } = edgeDeliveryMessages;

type Kind = keyof typeof messages.kinds;
const kinds = Object.entries(messages.kinds).map(([id, label]) => ({ id: id as Kind, label }));

type PreviewProps = {
  /** With unsaved changes. */
  resource: PreviewedResource;
  /** Without them. */
  stored: PreviewedResource;
  /** Hides the player token in a text, unless it is revealed. */
  mask: (text: string) => string;
};

/** The steering response, the manifest tag, and the player code, in the manifest's protocol. */
export function SteeringPreview({ resource, stored, mask }: PreviewProps) {
  const [kind, setKind] = useState<Kind>('response');
  const protocol = protocolOf(resource.manifest) ?? 'hls';
  const tag = steeringTag(resource, protocol);
  return (
    <section className={styles.stack} aria-label={messages.steering}>
      <div className={styles.row}>
        <h3 className={styles.heading}>{messages.steering}</h3>
        <Segmented label={messages.kind} size="sm" items={kinds} value={kind} onChange={setKind} />
      </div>
      {kind === 'response' && <Response resource={resource} stored={stored} mask={mask} format={protocol} />}
      {kind === 'tag' && (
        <CodeBlock
          label={messages.tags[protocol]}
          language={protocol === 'hls' ? 'M3U8' : 'XML'}
          code={mask(tag)}
          copyText={tag}
          object={messages.tags.object}
          isWrapped
        />
      )}
      {kind === 'players' &&
        playerSnippets(resource, protocol).map(({ player, language, code }) => (
          <CodeBlock key={player} label={player} language={language} code={code} object={messages.players.object} />
        ))}
    </section>
  );
}

const linesOf = (value: unknown): string[] => JSON.stringify(value, null, 2).split('\n');

function Response({ resource, stored, mask, format }: PreviewProps & { format: StreamingProtocol }) {
  const response = useSteeringResponse(resource, format);
  const before = useSteeringResponse(stored, format);
  if (!response || !before) return <Skeleton width="100%" height={200} />;
  const lines = linesOf(response);
  const unchanged = new Set(linesOf(before));
  const code = lines.join('\n');
  return (
    <CodeBlock
      label={messages.response}
      language="JSON"
      code={mask(code)}
      copyText={code}
      highlightedLines={lines.flatMap((line, index) => (unchanged.has(line) ? [] : [index + 1]))}
      isWrapped
    />
  );
}
