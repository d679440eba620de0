import { analyticsMessages, sampleDataMessages } from '../../records/analytics/messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { Span } from '../../records/analytics/queries.ts';

/** Name of an exported file, without extension: content, account, and time range. */
export function fileNameOf(
  title: string,
  { entity }: Pick<Viewer, 'entity'>,
  { span, from, to, sample }: Span,
): string {
  const range =
    span === 'CUSTOM' && from && to
      ? `${from.slice(0, 10)} to ${to.slice(0, 10)}`
      : (analyticsMessages.spans as Readonly<Record<string, string>>)[span];
  return [title, sample ? sampleDataMessages.title : entity?.name, range].filter(Boolean).join(', ');
}
