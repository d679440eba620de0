import { type ComponentProps, type MouseEvent, Fragment } from 'react';
import { Header, Keyboard, MenuItem, MenuSection, Separator, Text } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import type { MenuAction, MenuEntry, MenuRadioGroup } from './entries.ts';
import * as styles from './Menu.css.ts';

type Render = NonNullable<ComponentProps<typeof MenuItem>['render']>;

/** The browser follows a click with a modifier itself: new tab, new window, download. */
function isPlain(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * react-aria skips disabled items, so a reader would never learn why something is missing. Ours stays in the order,
 * says "dimmed" and its reason, and does nothing.
 */
const renderDisabled: Render = (props) => <div {...(props as ComponentProps<'div'>)} aria-disabled="true" />;

function renderLink(onAction: () => void): Render {
  return (props) => {
    const { onClick, ...rest } = props as ComponentProps<'a'>;
    return (
      <a
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          if (!isPlain(event)) return;
          event.preventDefault();
          onAction();
        }}
      >
        {rest.children}
      </a>
    );
  };
}

function behaviour({ onAction, href, disabledReason }: MenuAction) {
  if (disabledReason !== undefined) return { render: renderDisabled, shouldCloseOnSelect: false };
  return href === undefined ? { onAction } : { href, render: renderLink(onAction) };
}

function ActionItem({ action }: { action: MenuAction }) {
  const { id, label, icon, tone = 'neutral', disabledReason, shortcut } = action;
  return (
    <MenuItem id={id} textValue={label} className={styles.item({ tone })} {...behaviour(action)}>
      {icon && (
        <span className={styles.picture}>
          <Icon icon={icon} />
        </span>
      )}
      <Text slot="label" className={styles.label}>
        {label}
      </Text>
      {shortcut !== undefined && <Keyboard className={styles.shortcut}>{shortcut}</Keyboard>}
      {disabledReason !== undefined && (
        <Text slot="description" className={styles.reason}>
          {disabledReason}
        </Text>
      )}
    </MenuItem>
  );
}

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
        {icon && <Icon icon={icon} />}
        {label}
      </Header>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          aria-label={option.label}
          className={styles.option}
        >
          <Icon icon={option.icon} />
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** The entries of a menu in their order. */
export function MenuItems({ items }: { items: readonly MenuEntry[] }) {
  return items.map((entry, index) => {
    if (entry === 'separator') return <Separator key={`separator-${index}`} className={styles.separator} />;
    if ('kind' in entry) return <RadioGroup key={entry.label} group={entry} />;
    return <Fragment key={entry.id}>{ActionItem({ action: entry })}</Fragment>;
  });
}
