import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useLocale, useMessages } from '../messages/index.ts';
import { nextIndex } from '../listbox/nextIndex.ts';
import {
  type PartialToken,
  type FilterField,
  type FilterToken,
  maxFilters,
  operatorId,
  operatorsOf,
  valueCountRange,
} from './filterQuery.ts';
import { operatorLabel } from './describeToken.ts';
import type { OpenList } from './FilterInput.tsx';
import { addLoadedOption, type LoadedOptions } from './loadedOptions.ts';
import { propertyFilterMessages } from './messages.ts';
import { SuggestionList } from './overlays.ts';
import { namedProperty, type Suggestion } from './suggestions.ts';
import type { SentenceParser } from './useSentences.ts';
import { hasInlineValue, useSuggestions } from './useSuggestions.ts';

/** Returns whether the list handled the key. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => boolean;

interface FilterComposerProps {
  anchorRef: RefObject<HTMLElement | null>;
  /** The typed text when no filter is being composed. */
  draft: string;
  composing: PartialToken | undefined;
  fields: readonly FilterField[];
  tokenCount: number;
  keys: RefObject<KeyHandler | undefined>;
  /** `text` is the remaining search text. */
  onCompose: (composing: PartialToken | undefined, text?: string) => void;
  onApply: (token: FilterToken, text?: string) => void;
  /** The value needs the editor, not the single-line field. */
  onEdit: (token: FilterToken) => void;
  found: LoadedOptions;
  parseSentence: SentenceParser | undefined;
  onList: (attributes: OpenList | undefined) => void;
  onClose: () => void;
}

/** The list under the field: properties, then operators, then values. Focus stays in the field. */
export function FilterComposer({
  anchorRef,
  draft,
  composing,
  fields,
  tokenCount,
  found,
  parseSentence,
  keys,
  onCompose,
  onApply,
  onEdit,
  onList,
  onClose,
}: FilterComposerProps) {
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  const listId = useId();
  const isFull = tokenCount >= maxFilters;
  const { items, note, retry } = useSuggestions({ draft, composing, fields, isFull, parseSentence });
  const text = composing?.text ?? draft;
  const stage = composing && `${composing.field.id} ${composing.op ?? ''}`;
  // The active entry and the text it belongs to; a new text resets it.
  const [marked, setMarked] = useState<{ activeIndex: number; of: string; stage: string | undefined }>();
  const [refused, setRefused] = useState<string>();
  // In a search, Enter searches; while composing a filter, or after a whole sentence, it selects the first entry.
  const first = composing || (items[0]?.type === 'token' && items[0].isSentence) ? 0 : -1;
  const activeIndex = Math.min(
    marked?.of === text && marked.stage === stage ? marked.activeIndex : first,
    items.length - 1,
  );

  const labelOf = (field: FilterField, op: string) => operatorLabel(op, field, messages.operators);
  const step = (field: FilterField, op: string, rest?: string) => {
    if (valueCountRange(field, op)[1] === 0) onApply({ field: field.id, op, values: [] }, rest);
    else if (hasInlineValue(field, op)) onCompose({ field, op, operator: labelOf(field, op), text: '' }, rest);
    else {
      onCompose(undefined, rest);
      onEdit({ field: field.id, op, values: [] });
    }
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.type === 'retry') return retry();
    if (suggestion.type === 'token') return onApply(suggestion.token, suggestion.rest);
    if (suggestion.type === 'property') {
      const { field, rest } = suggestion;
      const [only, another] = operatorsOf(field).map(operatorId);
      if (only !== undefined && another === undefined) return step(field, only, rest);
      return onCompose({ field, text: '' }, rest);
    }
    if (!composing) return undefined;
    const { field, op = '' } = composing;
    if (suggestion.type === 'operator') return step(field, suggestion.op);
    if (suggestion.type === 'several') return onEdit({ field: field.id, op, values: [] });
    addLoadedOption(found, field, suggestion.option);
    return onApply({ field: field.id, op, values: [suggestion.option.value] });
  };

  const onKey: KeyHandler = (event) => {
    const active = items[activeIndex];
    const next = event.altKey ? undefined : nextIndex(event.key, activeIndex, items.length);
    if (next !== undefined) setMarked({ activeIndex: next, of: text, stage });
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Enter' && composing) setRefused(text);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace' && composing && text === '') {
      onCompose(composing.op === undefined ? undefined : { field: composing.field, text });
    } else if (event.key === ':' && !composing) {
      const named = namedProperty(draft, items, locale);
      if (!named) return false;
      choose(named);
    } else return false;
    event.preventDefault();
    // Escape closes only the list, not the dialog around the field.
    event.stopPropagation();
    return true;
  };

  useEffect(() => {
    keys.current = onKey;
  });
  useEffect(
    () => () => {
      keys.current = undefined;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only when the list goes
    [],
  );

  return (
    <SuggestionList
      anchorRef={anchorRef}
      id={listId}
      label={composing ? composing.field.label : messages.suggestions}
      items={items}
      activeIndex={activeIndex}
      note={note}
      isRefused={refused === text}
      text={text}
      onMark={(next) => setMarked({ activeIndex: next, of: text, stage })}
      onChoose={choose}
      onList={onList}
    />
  );
}
