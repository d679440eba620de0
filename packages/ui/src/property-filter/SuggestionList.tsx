import { type RefObject, useEffect } from 'react';
import { PopoverFrame } from '../overlay/PopoverFrame.tsx';
import * as listbox from '../listbox/listbox.css.ts';
import * as styles from './FilterComposer.css.ts';
import { SuggestionText } from './SuggestionText.tsx';
import type { OpenList } from './FilterInput.tsx';
import type { Suggestion } from './suggestions.ts';

export interface SuggestionListProps {
  anchorRef: RefObject<HTMLElement | null>;
  id: string;
  items: readonly Suggestion[];
  /** Accessible name of the list. */
  label: string;
  /** Index of the active entry; -1 for none. */
  activeIndex: number;
  note: string | undefined;
  /** The note explains why the text is invalid. */
  isRefused: boolean;
  /** The typed text. */
  text: string;
  onMark: (activeIndex: number) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Called with the open list and its active entry, or with undefined when it closes. */
  onList: (list: OpenList | undefined) => void;
}

/** Suggestions and a note under the field. Focus stays in the field, which controls the active entry. */
export function SuggestionList({
  anchorRef,
  id,
  label,
  items,
  activeIndex,
  note,
  isRefused,
  text,
  onList,
  ...on
}: SuggestionListProps) {
  const hasList = items.length > 0;
  const activeId = activeIndex >= 0 ? `${id}-${activeIndex}` : undefined;
  useEffect(() => {
    onList(hasList ? { id, activeId } : undefined);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback tells nothing new
  }, [hasList, id, activeId]);
  // oxlint-disable-next-line react/exhaustive-deps -- only when it goes
  useEffect(() => () => onList(undefined), []);

  return (
    <PopoverFrame
      className={styles.popup}
      keepsFocus
      triggerRef={anchorRef}
      isNonModal
      isOpen={items.length > 0 || note !== undefined}
      placement="bottom start"
      offset={6}
      maxHeight={380}
      // Keeps focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items[0]?.type === 'property' && (
        <p className={styles.title} aria-hidden>
          {label}
        </p>
      )}
      {items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list leaves the focus in the field
        <div id={id} role="listbox" aria-label={label} className={listbox.list}>
          {items.map((suggestion, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
            <div
              key={index}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              className={suggestion.type === 'several' ? `${listbox.option} ${styles.pinned}` : listbox.option}
              data-focused={index === activeIndex || undefined}
              onPointerMove={() => activeIndex !== index && on.onMark(index)}
              onClick={() => on.onChoose(suggestion)}
            >
              <SuggestionText suggestion={suggestion} text={text} />
            </div>
          ))}
        </div>
      )}
      {note !== undefined && (
        <p className={styles.note} role={isRefused ? 'alert' : 'status'} data-refused={isRefused || undefined}>
          {note}
        </p>
      )}
    </PopoverFrame>
  );
}
