import { useEffect, type MouseEvent } from 'react';
import { Icon, RotateCw } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { HighlightedText } from '../text-search/HighlightedText.tsx';
import type { CommandItem, CommandSection } from './command.ts';
import { highlightRanges } from './match.ts';
import { commandPaletteMessages } from './messages.ts';
import { optionsOf, type Option } from './options.ts';
import * as styles from './CommandPalette.css.ts';

/** Keys can contain spaces, which IDs cannot. */
export const optionId = (listId: string, key: string): string => `${listId}-${encodeURIComponent(key)}`;

interface CommandListProps {
  id: string;
  label: string;
  sections: readonly CommandSection[];
  active: Option | undefined;
  query: string;
  onPoint: (key: string) => void;
  onRun: (option: Option, isNewTab: boolean) => void;
}

/** The grouped results. Focus stays in the field; an empty list is not rendered. */
export function CommandList({ id, label, sections, active, query, onPoint, onRun }: CommandListProps) {
  const messages = useMessages(commandPaletteMessages);
  const activeKey = active?.key;
  useEffect(() => {
    if (activeKey === undefined) return;
    document.getElementById(optionId(id, activeKey))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeKey]);

  return (
    <div id={id} {...(active && { role: 'listbox', 'aria-label': label })} className={styles.list}>
      {sections.length === 0 && (
        <div role="presentation" className={styles.nothing}>
          {query.trim() === '' ? messages.empty : messages.noMatch(query.trim())}
        </div>
      )}
      {sections.map((section) => (
        <div
          key={section.id}
          {...(active && { role: 'group', 'aria-labelledby': `${id}-${section.id}` })}
          className={styles.section}
        >
          <div id={`${id}-${section.id}`} role="presentation" className={styles.sectionTitle}>
            {section.label}
          </div>
          {section.status === 'pending' && (
            <div role="presentation" className={styles.note}>
              {messages.searching}
            </div>
          )}
          {optionsOf([section]).map((option) => (
            <OptionRow
              key={option.key}
              id={optionId(id, option.key)}
              option={option}
              isMarked={option.key === activeKey}
              query={query}
              onPoint={onPoint}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionRowProps extends Pick<CommandListProps, 'query' | 'onPoint' | 'onRun'> {
  id: string;
  option: Option;
  isMarked: boolean;
}

function OptionRow({ id, option, isMarked, query, onPoint, onRun }: OptionRowProps) {
  const messages = useMessages(commandPaletteMessages);
  const href = option.kind === 'item' && option.item.items === undefined ? option.item.href : undefined;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMarked,
    className: styles.option,
    // Not on pointer enter: a list that scrolls under a resting pointer must not move the selection.
    onPointerMove: () => {
      if (!isMarked) onPoint(option.key);
    },
    // Keeps focus in the field.
    onPointerDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const isNewTab = event.metaKey || event.ctrlKey;
      // Left to the browser: a new window or a download.
      if (href !== undefined && (event.shiftKey || event.altKey)) return;
      event.preventDefault();
      onRun(option, isNewTab);
    },
  } as const;
  const content =
    option.kind === 'retry' ? (
      <>
        <span className={styles.icon}>
          <Icon icon={RotateCw} />
        </span>
        <span className={styles.text}>
          <span className={styles.failed}>{messages.failed}</span>{' '}
          <span className={styles.again}>{messages.retry}</span>
        </span>
      </>
    ) : (
      <ItemContent item={option.item} query={query} />
    );
  const enter = <span aria-hidden="true" data-key-hint="↵" className={styles.enter} />;
  return href === undefined ? (
    <div {...shared}>
      {content}
      {enter}
    </div>
  ) : (
    <a {...shared} href={href}>
      {content}
      {enter}
    </a>
  );
}

function ItemContent({ item, query }: { item: CommandItem; query: string }) {
  const locale = useLocale();
  return (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {item.media ?? (item.icon && <Icon icon={item.icon} />)}
      </span>
      <span className={styles.text}>
        <span className={styles.label}>
          <HighlightedText text={item.label} ranges={highlightRanges(item.label, query, locale)} />
        </span>
        {item.detail !== undefined && (
          <span className={styles.detail}>
            <HighlightedText text={item.detail} ranges={highlightRanges(item.detail, query, locale)} />
          </span>
        )}
      </span>
    </>
  );
}
