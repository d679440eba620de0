import { useCallback } from 'react';
import { useLocale } from '../messages/index.ts';
import { formatNumber } from './formats.ts';

/** Whole numbers in the locale of the provider around the component, without the other formats, which weigh 2 KB. */
export function useFormatNumber(): (value: number) => string {
  const locale = useLocale();
  return useCallback((value) => formatNumber(value, locale), [locale]);
}
