import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { parse, serializeToken, tokenFormat } from './serialize.ts';
import {
  type PartialToken,
  emptyQuery,
  type FilterField,
  type FilterQuery,
  type FilterToken,
  sanitizeQuery,
} from './filterQuery.ts';
import { FilterComposer, type KeyHandler } from './FilterComposer.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import type { OpenList } from './FilterInput.tsx';
import { FilterTokens } from './FilterTokens.tsx';
import type { LoadedOptions } from './loadedOptions.ts';
import { MatchAnnouncement } from './MatchAnnouncement.tsx';
import { preloadOverlays } from './overlays.ts';
import type { SearchDraft } from './useSearchDraft.ts';
import { useSentences } from './useSentences.ts';

/** Events the field passes to the panel; key handlers return true if they handled the key. */
export interface InputHandlers {
  onKeyDown: KeyHandler;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export interface FilterPanelProps {
  fields: readonly FilterField[];
  value: FilterQuery;
  onChange: (query: FilterQuery) => void;
  isOrAllowed: boolean;
  matchCount: number | undefined;
  /** The filters cannot be changed. */
  isFixed: boolean;
  /** The field has been focused. */
  isTouched: boolean;
  isOpen: boolean;
  composing: PartialToken | undefined;
  search: SearchDraft;
  inputRef: RefObject<HTMLInputElement | null>;
  boxRef: RefObject<HTMLElement | null>;
  /** Called after each render. */
  onHandlers: (handlers: InputHandlers) => void;
  onCompose: (composing: PartialToken | undefined) => void;
  onList: (list: OpenList | undefined) => void;
  onLeave: () => void;
}

/** `index` is absent for a new filter. */
interface Editing {
  index?: number;
  token: FilterToken;
  trigger: HTMLElement;
}

/** Everything around the field: the active filters, the suggestion list and the filter editor. */
export function FilterPanel({
  fields,
  value,
  onChange,
  isOrAllowed,
  matchCount,
  isFixed,
  isTouched,
  isOpen,
  composing,
  search,
  inputRef,
  boxRef,
  onHandlers,
  onCompose,
  onList,
  onLeave,
}: FilterPanelProps) {
  const { tokens } = value;
  const list = useRef<HTMLUListElement>(null);
  const composerKeys = useRef<KeyHandler>(undefined);
  const [found] = useState<LoadedOptions>(() => new Map());
  const [editing, setEditing] = useState<Editing>();
  const parseSentence = useSentences(isTouched, fields, found);

  // How often an editor was closed by something other than the user.
  const [withdrawals, setWithdrawals] = useState(0);
  const edited = editing?.index === undefined ? editing?.token : tokens[editing.index];
  // The filter being edited was replaced or became read-only.
  if (editing && (isFixed || !edited || serializeToken(edited) !== serializeToken(editing.token))) {
    setEditing(undefined);
    setWithdrawals(withdrawals + 1);
  }
  useEffect(() => {
    if (withdrawals > 0) inputRef.current?.focus();
  }, [withdrawals, inputRef]);

  const change = (next: readonly FilterToken[], text = value.text) =>
    onChange(sanitizeQuery({ ...value, text, tokens: next }, fields));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composerKeys.current?.(event)) return true;
    const last = [...(list.current?.querySelectorAll<HTMLElement>('[data-token]') ?? [])].at(-1);
    if (event.key !== 'Backspace' || event.currentTarget.selectionEnd !== 0 || !last) return false;
    last.focus();
    // The key belongs to the field: the token must not treat it as a removal.
    event.preventDefault();
    return true;
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { clipboardData } = event;
    const plain = clipboardData.getData('text/plain').trim();
    const written = parse(clipboardData.getData(tokenFormat) || plain, fields);
    const sentence = written.tokens.length === 0 ? parseSentence?.(plain) : undefined;
    const pasted = sentence ? { ...emptyQuery, tokens: [sentence.token] } : written;
    if (isFixed || pasted.tokens.length === 0) return;
    event.preventDefault();
    const operator = tokens.length === 0 && isOrAllowed ? pasted.operator : value.operator;
    const text = pasted.text || value.text;
    onChange(sanitizeQuery({ operator, tokens: [...tokens, ...pasted.tokens], text }, fields));
    onLeave();
  };
  useEffect(() => {
    onHandlers({ onKeyDown, onPaste });
  });
  useEffect(() => {
    if (isTouched) preloadOverlays();
  }, [isTouched]);

  return (
    <>
      {tokens.length > 0 && (
        <FilterTokens
          query={value}
          fields={fields}
          found={found}
          edited={editing?.index}
          isFixed={isFixed}
          isOrAllowed={isOrAllowed}
          listRef={list}
          onOperatorChange={(operator) => onChange({ ...value, operator })}
          onEdit={(index, token, trigger) => setEditing({ index, token, trigger })}
          onRemove={(index) => {
            if (tokens.length === 1) inputRef.current?.focus();
            change(tokens.filter((_, other) => other !== index));
          }}
          onClear={() => {
            inputRef.current?.focus();
            onChange({ ...emptyQuery, text: value.text });
          }}
        />
      )}
      {isOpen && (
        <FilterComposer
          anchorRef={boxRef}
          draft={search.draft}
          composing={composing}
          fields={fields}
          tokenCount={tokens.length}
          found={found}
          parseSentence={parseSentence}
          keys={composerKeys}
          onCompose={(next, text) => {
            onCompose(next);
            if (text !== undefined) search.commit(text);
          }}
          onApply={(token, text) => {
            if (text !== undefined) search.settle(text);
            change([...tokens, token], text);
            onLeave();
          }}
          onEdit={(token) => {
            onLeave();
            if (boxRef.current) setEditing({ token, trigger: boxRef.current });
          }}
          onList={onList}
          onClose={onLeave}
        />
      )}
      {editing && (
        <FilterEditor
          fields={fields}
          token={editing.token}
          isNew={editing.index === undefined}
          trigger={editing.trigger}
          found={found}
          onApply={(token) => {
            // A filter edited into a duplicate is removed.
            const index = editing.index ?? tokens.length;
            change([...tokens.slice(0, index), token, ...tokens.slice(index + 1)]);
            setEditing(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      <MatchAnnouncement value={matchCount} />
    </>
  );
}
