import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Check, Icon } from '../icon/index.ts';
import type { MenuChoice } from './entries.ts';
import * as styles from './Menu.css.ts';

export function ChoiceItems({ choice }: { choice: MenuChoice }) {
  const { kind, label, options, value } = choice;
  // The same value can occur in two groups of one menu.
  const keyOf = (one: string) => `${label} ${one}`;
  return (
    <MenuSection
      selectionMode={kind}
      disallowEmptySelection={kind === 'single'}
      selectedKeys={[value].flat().map(keyOf)}
      onSelectionChange={(keys) => {
        const chosen = options.map((option) => option.value).filter((one) => keys === 'all' || keys.has(keyOf(one)));
        if (choice.kind === 'multiple') choice.onChange(chosen);
        else for (const key of chosen) choice.onChange(key);
      }}
      shouldCloseOnSelect={kind === 'single'}
    >
      <Header className={styles.heading}>{label}</Header>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          id={keyOf(option.value)}
          textValue={option.label}
          className={styles.item({ tone: 'neutral' })}
        >
          <span className={styles.check}>
            <Icon icon={Check} />
          </span>
          <span className={styles.label}>{option.label}</span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}
