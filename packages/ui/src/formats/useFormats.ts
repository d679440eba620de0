import { useMemo } from 'react';
import { useLocale } from '../messages/index.ts';
import {
  formatBitRate,
  formatBytes,
  formatCompact,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
} from './formats.ts';

/** The formats in the provider's locale. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: (value: number, fractionDigits?: number) => formatNumber(value, locale, fractionDigits),
      compact: (value: number) => formatCompact(value, locale),
      list: (words: readonly string[]) => formatList(words, locale),
      percent: (ratio: number, fractionDigits?: number) => formatPercent(ratio, locale, fractionDigits),
      bytes: (value: number) => formatBytes(value, locale),
      bitRate: (bitsPerSecond: number) => formatBitRate(bitsPerSecond, locale),
      duration: (milliseconds: number) => formatDuration(milliseconds, locale),
    }),
    [locale],
  );
}
