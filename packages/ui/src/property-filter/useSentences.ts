import { useEffect, useState } from 'react';
import { useLocale, useMessages } from '../messages/index.ts';
import { describeToken, type TokenLabels } from './describeToken.ts';
import type { FilterField, FilterToken } from './filterQuery.ts';
import { type LoadedOptions, withLoadedOptions } from './loadedOptions.ts';
import { propertyFilterMessages } from './messages.ts';

type Code = typeof import('./sentences.ts');

/** Reads a filter from a sentence. */
export type SentenceParser = (text: string) => { token: FilterToken; labels: TokenLabels } | undefined;

/** Loads the parser on first use of the field. Until then, and if that fails, sentences are searched as text. */
export function useSentences(
  isUsed: boolean,
  fields: readonly FilterField[],
  found: LoadedOptions,
): SentenceParser | undefined {
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (isUsed) import('./sentences.ts').then(setCode, () => undefined);
  }, [isUsed]);
  if (!code) return undefined;
  const known = fields.map((field) => withLoadedOptions(field, found));
  return (text) => {
    const token = code.parseSentence(text, known, messages.operators, locale);
    const field = known.find(({ id }) => id === token?.field);
    return token && field && { token, labels: describeToken(token, field, messages.operators, locale) };
  };
}
