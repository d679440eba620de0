import type { ComponentProps, KeyboardEvent } from 'react';
import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Icon } from '../icon/index.ts';
import type { MenuRadioGroup } from './entries.ts';
import * as menu from './Menu.css.ts';
import * as styles from './MenuRadioGroup.css.ts';

type Render = NonNullable<ComponentProps<typeof MenuItem>['render']>;

/** Options are side by side, so left and right arrows move as well as the menu's own up and down. */
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

/** A row of icon options on one line of the menu. */
export function RadioGroup({ group }: { group: MenuRadioGroup }) {
  const { label, icon, value, options, onChange } = group;
  return (
    <MenuSection
      className={menu.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key));
      }}
      shouldCloseOnSelect={false}
    >
      <Header className={styles.label}>
        {icon && (
          <span className={menu.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <span>{label}</span>
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
