import { useCallback } from 'react';
import { useLocale } from '../messages/index.ts';
import { formatNumber } from './formats.ts';

/** Formats integers in the provider's locale, without the other formats, which add 2 KB. */
export function useFormatNumber(): (value: number) => string {
  const locale = useLocale();
  return useCallback((value) => formatNumber(value, locale), [locale]);
}
