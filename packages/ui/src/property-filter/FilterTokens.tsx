import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { focusByKey } from '../chip/focusAfterRemoval.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { serializeToken, tokenFormat } from './serialize.ts';
import { describeToken, sentenceOf } from './describeToken.ts';
import type { FilterField, FilterQuery, FilterToken } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterTokens.css.ts';
import { type LoadedOptions, withLoadedOptions } from './loadedOptions.ts';
import { OperatorSwitch } from './OperatorSwitch.tsx';
import { preloadOverlays } from './overlays.ts';
import { PropertyFilterToken } from './PropertyFilterToken.tsx';

interface FilterTokensProps {
  query: FilterQuery;
  fields: readonly FilterField[];
  found: LoadedOptions;
  /** Index of the token whose editor is open. */
  edited: number | undefined;
  isFixed: boolean;
  isOrAllowed: boolean;
  listRef: RefObject<HTMLUListElement | null>;
  onOperatorChange: (operator: FilterQuery['operator']) => void;
  onEdit: (index: number, token: FilterToken, trigger: HTMLElement) => void;
  onRemove: (index: number) => void;
  onClear: () => void;
}

/** The active filters in words: one Tab stop, with arrow keys between filters. */
export function FilterTokens({
  query,
  fields,
  found,
  edited,
  isFixed,
  isOrAllowed,
  listRef,
  onOperatorChange,
  onEdit,
  onRemove,
  onClear,
}: FilterTokensProps) {
  const { tokens } = query;
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  const [reached, setReached] = useState(0);
  const stop = Math.min(reached, tokens.length - 1);
  const removed = useRef(false);

  const focus = (index: number) =>
    listRef.current?.querySelectorAll<HTMLElement>('[data-token]')[Math.min(index, tokens.length - 1)]?.focus();
  const remove = (index: number) => {
    removed.current = true;
    setReached(index);
    onRemove(index);
  };

  useEffect(() => {
    // After a removal, the next filter moves into its place and takes focus.
    if (removed.current) focus(stop);
    removed.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- only when tokens went
  }, [tokens]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(stop);
      return;
    }
    // With a modifier, arrow keys belong to the browser: back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = focusByKey(event.key, stop, tokens.length, isRightToLeft);
    if (index === undefined) return;
    event.preventDefault();
    focus(index);
  };

  const labels = tokens.map((token, index) => {
    const field = fields.find(({ id }) => id === token.field);
    const known = field && withLoadedOptions(field, found);
    return known ? (
      // Keyed by index, so that an edited token keeps focus.
      <li key={index} className={styles.item}>
        <PropertyFilterToken
          labels={describeToken(token, known, messages.operators, locale)}
          isEditing={edited === index}
          isReadOnly={isFixed}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setReached(index)}
          onCopy={(event) => {
            event.preventDefault();
            event.clipboardData.setData('text/plain', sentenceOf(token, known, messages.operators, locale));
            event.clipboardData.setData(tokenFormat, serializeToken(token));
          }}
          onEdit={(trigger) => onEdit(index, token, trigger)}
          onRemove={() => remove(index)}
        />
        {index < tokens.length - 1 && query.operator === 'or' && <span className={styles.joint}>{messages.or}</span>}
      </li>
    ) : null;
  });

  return (
    <div className={styles.row} onPointerEnter={preloadOverlays} onFocus={preloadOverlays}>
      {isOrAllowed && !isFixed && tokens.length > 1 && (
        <OperatorSwitch value={query.operator} onChange={onOperatorChange} />
      )}
      <ul ref={listRef} className={styles.list} aria-label={messages.activeFilters} {...(isFixed ? {} : { onKeyDown })}>
        {labels}
      </ul>
      {!isFixed && (
        <Button variant="ghost" size="sm" onPress={onClear}>
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}
