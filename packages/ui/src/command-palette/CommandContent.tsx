import { useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { ChevronLeft, Icon, Search } from '../icon/index.ts';
import { IconButton } from '../button/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { nextIndex } from '../listbox/nextIndex.ts';
import { Spinner } from '../progress/index.ts';
import type { CommandItem } from './command.ts';
import { CommandFooter } from './CommandFooter.tsx';
import { CommandList, optionId } from './CommandList.tsx';
import type { CommandWindowProps } from './CommandWindow.tsx';
import { commandPaletteMessages } from './messages.ts';
import { optionsOf, type Option } from './options.ts';
import { addRecent, type RecentCommands } from './recent.ts';
import { recentId, sectionsOf } from './sections.ts';
import { useSources } from './useSources.ts';
import * as styles from './CommandPalette.css.ts';

const forgetful: RecentCommands = { read: () => [], write: () => undefined };
const noSources: readonly [] = [];

interface CommandContentProps extends Omit<CommandWindowProps, 'isOpen'> {
  titleId: string;
  /** Ref of the search field. */
  input: RefObject<HTMLInputElement | null>;
}

/** Content of the palette, mounted per opening, so that its query is reset. */
export function CommandContent({
  onOpenChange,
  groups,
  sources = noSources,
  recent = forgetful,
  onNavigate,
  label,
  titleId,
  input,
}: CommandContentProps) {
  const messages = useMessages(commandPaletteMessages);
  const locale = useLocale();
  const name = label ?? messages.label;
  const listId = useId();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState<CommandItem>();
  const [activeKey, setActiveKey] = useState<string>();
  const [used] = useState(recent.read);
  const { found, retry } = useSources(page ? noSources : sources, query);

  const sections = useMemo(() => {
    const known = page
      ? {
          groups: [{ id: page.id, label: page.label, items: page.items ?? [] }],
          sources: noSources,
          found: {},
          recent: [],
        }
      : { groups, sources, found, recent: used };
    return sectionsOf({ ...known, recentLabel: messages.recent, locale }, query);
  }, [page, groups, sources, found, used, query, messages, locale]);
  const options = optionsOf(sections);
  // Enter runs the first result; a result selected with the arrow keys stays selected while it is in the list.
  const activeIndex = Math.max(
    0,
    options.findIndex(({ key }) => key === activeKey),
  );
  const active = options[activeIndex];
  const isPending = sections.some(({ status }) => status === 'pending');

  const type = (text: string) => {
    setQuery(text);
    setActiveKey(undefined);
  };
  const open = (next: CommandItem | undefined) => {
    setPage(next);
    type('');
    input.current?.focus();
  };

  function run(option: Option, isNewTab: boolean): void {
    if (option.kind === 'retry') {
      retry(option.sectionId);
      return;
    }
    const { item } = option;
    if (item.items) {
      open(item);
      return;
    }
    const { id, label: itemLabel, detail, href } = item;
    const known = option.sectionId === recentId ? used.find((command) => command.id === id) : undefined;
    const sectionId = known?.sectionId ?? option.sectionId;
    if (!page) recent.write(addRecent(recent.read(), { id, sectionId, label: itemLabel, detail, href }));
    if (isNewTab && href !== undefined) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    // Close first: an overlay that the action opens must find the restored focus.
    onOpenChange(false);
    if (item.onAction) item.onAction();
    else if (href !== undefined) onNavigate(href);
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const next = nextIndex(event.key, activeIndex, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setActiveKey(options[next]?.key);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active, event.metaKey || event.ctrlKey);
    } else if (page && (event.key === 'Escape' || (event.key === 'Backspace' && query === ''))) {
      event.preventDefault();
      // Esc closes one thing at a time.
      event.stopPropagation();
      open(undefined);
    }
  }

  return (
    <>
      <div className={styles.header}>
        <span id={titleId} className={styles.spoken}>
          {name}
        </span>
        {page ? (
          <IconButton size="sm" label={messages.back} icon={ChevronLeft} onPress={() => open(undefined)} />
        ) : (
          <span className={styles.searchIcon}>{isPending ? <Spinner /> : <Icon icon={Search} />}</span>
        )}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={page?.label ?? name}
          aria-expanded={active !== undefined}
          aria-autocomplete="list"
          aria-controls={active && listId}
          aria-activedescendant={active && optionId(listId, active.key)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={page?.label ?? name}
          className={styles.input}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={() => onOpenChange(false)}>
          <span aria-hidden="true" data-key-hint="Esc" className={styles.key} />
          <span className={styles.closeLabel}>{messages.close}</span>
        </button>
      </div>
      <CommandList
        id={listId}
        label={page?.label ?? name}
        sections={sections}
        active={active}
        query={query}
        onPoint={setActiveKey}
        onRun={run}
      />
      <CommandFooter
        active={active}
        itemCount={options.filter(({ kind }) => kind === 'item').length}
        isPending={isPending}
        query={query}
      />
    </>
  );
}
