import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Header, MenuItem, MenuSection, Separator } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import type { MenuAction, MenuEntry, MenuRadioGroup } from './entries.ts';
import * as styles from './Menu.css.ts';

type Render = NonNullable<ComponentProps<typeof MenuItem>['render']>;

/** The browser follows a click with a modifier itself: new tab, new window, download. */
function isPlain(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function renderItem({ shortcut, disabledReason, href, onAction }: MenuAction): Render {
  const attributes = {
    ...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut }),
    ...(disabledReason === undefined ? {} : { 'aria-disabled': true }),
  };
  if (href === undefined || disabledReason !== undefined) {
    return (props) => <div {...(props as ComponentProps<'div'>)} {...attributes} />;
  }
  return (props) => {
    const { onClick, children, ...rest } = props as ComponentProps<'a'>;
    const handlers = {
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        onAction();
      },
    };
    return (
      <a {...rest} {...attributes} {...handlers}>
        {children}
      </a>
    );
  };
}

/**
 * react-aria skips disabled items, so nobody would learn why something is missing. Ours stays in the order, is read as
 * unavailable with the reason as part of its name (descriptions are off in many readers), and does nothing.
 */
function behaviour({ onAction, href, disabledReason }: MenuAction) {
  if (disabledReason !== undefined) return { shouldCloseOnSelect: false };
  return href === undefined ? { onAction } : { href };
}

function ActionItem({ action }: { action: MenuAction }) {
  const { id, label, icon, tone = 'neutral', disabledReason, shortcut } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item({ tone })}
      render={renderItem(action)}
      {...behaviour(action)}
    >
      {icon && (
        <span className={styles.picture}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {/* Drawn, not written: the key is no part of the name, and is told by aria-keyshortcuts. */}
      {shortcut !== undefined && <span aria-hidden="true" className={styles.shortcut} data-key-hint={shortcut} />}
      {disabledReason !== undefined && <span className={styles.reason}>{disabledReason}</span>}
    </MenuItem>
  );
}

/** The options stand side by side: arrows to the sides move too, besides the menu's own up and down. */
const renderOption: Render = (props) => {
  const { onKeyDown, children, ...rest } = props as ComponentProps<'div'>;
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
      const isNext = { ArrowRight: !isBackwards, ArrowLeft: isBackwards }[event.key];
      const { nextElementSibling, previousElementSibling } = event.currentTarget;
      const target = isNext === undefined ? null : isNext ? nextElementSibling : previousElementSibling;
      if (target instanceof HTMLElement && target.role === 'menuitemradio') target.focus();
      onKeyDown?.(event);
    },
  };
  return (
    <div {...rest} {...handlers}>
      {children}
    </div>
  );
};

function RadioGroup({ group }: { group: MenuRadioGroup }) {
  const { label, icon, value, options, onChange } = group;
  return (
    <MenuSection
      className={styles.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key));
      }}
      shouldCloseOnSelect={false}
    >
      <Header className={styles.groupLabel}>
        {icon && (
          <span className={styles.picture}>
            <Icon icon={icon} />
          </span>
        )}
        {label}
      </Header>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          aria-label={option.label}
          className={styles.option}
          render={renderOption}
        >
          <Icon icon={option.icon} />
        </MenuItem>
      ))}
    </MenuSection>
  );
}

interface MenuItemsProps {
  items: readonly MenuEntry[];
  /** Runs what a person chose. */
  run: (onAction: () => void) => void;
}

/** The entries of a menu in their order. */
export function MenuItems({ items, run }: MenuItemsProps) {
  return items.map((entry, index) => {
    if (entry === 'separator') return <Separator key={`separator-${index}`} className={styles.separator} />;
    if ('kind' in entry) return <RadioGroup key={entry.label} group={entry} />;
    return <ActionItem key={entry.id} action={{ ...entry, onAction: () => run(entry.onAction) }} />;
  });
}
