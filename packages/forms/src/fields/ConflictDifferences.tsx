'use client';

import { useFormats } from '@edge-console/ui/formats';
import { formMessages, useMessages } from '@edge-console/ui/messages';
import { vars } from '@edge-console/ui/theme';
import type { CSSProperties } from 'react';
import type { Difference } from '../state/differences.ts';

const cell: CSSProperties = {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontWeight: 'inherit',
};
const headerCell: CSSProperties = { ...cell, borderBlockStart: 0, color: vars.color.fg.muted };

/** Formats a field's value for display. */
function useDefaultFormat(): (value: unknown) => string {
  const messages = useMessages(formMessages);
  const formats = useFormats();
  return function formatDefault(value: unknown): string {
    if (value === undefined || value === null || value === '') return messages.nothing;
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return formats.number(value);
    if (typeof value === 'string') return value;
    return Object.values(value).map(formatDefault).join(', ') || messages.nothing;
  };
}

/** Shows stored and entered values side by side, by field. */
export function ConflictDifferences({ differences }: { differences: readonly Difference[] }) {
  const messages = useMessages(formMessages);
  const formatDefault = useDefaultFormat();
  return (
    <table
      aria-label={messages.differences}
      style={{ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {[messages.field, messages.stored, messages.entered].map((title) => (
            <th key={title} scope="col" style={headerCell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, label, stored, entered, formatValue = formatDefault }) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {label}
            </th>
            <td style={cell}>{formatValue(stored, entered) || messages.nothing}</td>
            <td style={{ ...cell, fontWeight: 600 }}>{formatValue(entered, stored) || messages.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
