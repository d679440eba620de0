import { formatBytes, formatNumber } from '@edge-console/ui/formats';
import { locale } from '../../core/locale/locale.ts';
import { viewingText } from './figureText.ts';

// Numbers in a column, all with one decimal, so that their digits align.
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = new Intl.NumberFormat(locale, { style: 'percent', ...oneDecimal });
const compact = new Intl.NumberFormat(locale, { notation: 'compact', ...oneDecimal });
const decimal = new Intl.NumberFormat(locale, oneDecimal);

export const numberInColumn = (value: number): string => decimal.format(value);
export const percentInColumn = (ratio: number): string => percent.format(ratio);

/** Below 1,000, a count is whole. */
export const compactInColumn = (value: number): string =>
  value < 999.5 ? formatNumber(value, locale, 0) : compact.format(value);

export const viewingInColumn = (seconds: number): string =>
  viewingText(seconds, {
    compact: (value) => compact.format(value),
    number: (value, digits) => formatNumber(value, locale, digits),
  });

export function bytesInColumn(bytes: number): string {
  const step = Math.min(5, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  if (step === 0) return formatBytes(bytes, locale);
  return formatBytes(1_000 ** step, locale).replace('1', decimal.format(bytes / 1_000 ** step));
}
