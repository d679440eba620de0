import { useMemo } from 'react';
import { useFormats } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { chartMessages } from './messages.ts';
import type { ValueKind } from './valueScale.ts';

/** Formats the values of a chart. */
interface ValueFormat {
  /** For axes, tooltips and announcements. */
  short: (value: number | null) => string;
  /** For the table: all significant digits. */
  exact: (value: number | null) => string;
}

export function useValueFormat(kind: ValueKind): ValueFormat {
  const formats = useFormats();
  const messages = useMessages(chartMessages);
  return useMemo(() => {
    const written = kind === 'number' ? formats.compact : (value: number) => formats[kind](value);
    const exact = kind === 'number' ? (value: number) => formats.number(value) : written;
    return {
      short: (value) => (value === null ? messages.noValue : written(value)),
      exact: (value) => (value === null ? messages.noValue : exact(value)),
    };
  }, [formats, kind, messages]);
}
