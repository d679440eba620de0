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
  /** What the entries are. */
  label: string;
  /** The entry that is marked; -1 for none. */
  activeIndex: number;
  note: string | undefined;
  /** The note says why what was typed cannot be taken. */
  isRefused: boolean;
  /** What is typed. */
  text: string;
  onMark: (activeIndex: number) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** It is there to be steered, with what is marked; or it is not. */
  onList: (list: OpenList | undefined) => void;
}

/** Under the field: what can be chosen, and a note. The focus stays in the field, which marks the entries. */
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
      // A press must not take the focus from the field.
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
