import type { ComponentProps, MouseEvent } from 'react';
import { Header, MenuItem, MenuSection, Separator } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import type { MenuAction, MenuEntry, MenuSection as Section } from './entries.ts';
import * as styles from './Menu.css.ts';
import { ChoiceItems } from './MenuChoice.tsx';
import { RadioGroup } from './MenuRadioGroup.tsx';
import { Submenu } from './MenuSubmenu.tsx';

type Render = NonNullable<ComponentProps<typeof MenuItem>['render']>;

/** The browser handles a click with a modifier key itself: new tab, new window, download. */
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
 * react-aria skips disabled items, so users would not learn why something is unavailable. Here they stay focusable,
 * are announced as unavailable with the reason as part of the name (many screen readers do not read descriptions),
 * and do nothing.
 */
function actionProps({ onAction, href, disabledReason }: MenuAction) {
  if (disabledReason !== undefined) return { shouldCloseOnSelect: false };
  return href === undefined ? { onAction } : { href };
}

interface Shared {
  run: (onAction: () => void) => void;
  /** The disabled reason that several entries share, shown once. */
  notice: string | undefined;
}

function ActionItem({ action: given, run, notice }: { action: MenuAction } & Shared) {
  const action = { ...given, onAction: () => run(given.onAction) };
  const { id, label, icon, tone = 'neutral', disabledReason, shortcut } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item({ tone })}
      render={renderItem(action)}
      {...actionProps(action)}
    >
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {/* Decorative: aria-keyshortcuts announces the key. */}
      {shortcut !== undefined && <span aria-hidden="true" className={styles.shortcut} data-key-hint={shortcut} />}
      {disabledReason !== undefined && disabledReason !== notice && (
        <span className={styles.reason}>{disabledReason}</span>
      )}
    </MenuItem>
  );
}

function SectionItems({ section, ...shared }: { section: Section } & Shared) {
  return (
    <MenuSection>
      <Header className={styles.heading}>{section.label}</Header>
      {section.items.map((action) => (
        <ActionItem key={action.id} action={action} {...shared} />
      ))}
    </MenuSection>
  );
}

interface MenuItemsProps extends Shared {
  items: readonly MenuEntry[];
}

export function MenuItems({ items, ...shared }: MenuItemsProps) {
  return items.map((entry, index) => {
    if (entry === 'separator') return <Separator key={`separator-${index}`} className={styles.separator} />;
    if (!('kind' in entry)) return <ActionItem key={entry.id} action={entry} {...shared} />;
    switch (entry.kind) {
      case 'section':
        return <SectionItems key={entry.label} section={entry} {...shared} />;
      case 'submenu':
        return (
          <Submenu key={entry.id} submenu={entry}>
            <MenuItems items={entry.items} {...shared} />
          </Submenu>
        );
      case 'radioGroup':
        return <RadioGroup key={entry.label} group={entry} />;
      default:
        return <ChoiceItems key={entry.label} choice={entry} />;
    }
  });
}
