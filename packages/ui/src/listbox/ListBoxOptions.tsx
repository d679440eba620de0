import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Check, Icon } from '../icon/index.ts';
import { isOptionDisabled, isSection, type Option, type Options } from './options.ts';
import * as styles from './listbox.css.ts';

interface ListBoxOptionsProps<Id extends string> {
  items: Options<Id>;
  /** Renders the label: a combobox highlights the match. @default the label itself */
  renderLabel?: ((label: string) => ReactNode) | undefined;
  /** Replaces the check mark; rendered before the label, whether selected or not. */
  renderMark?: ((isSelected: boolean) => ReactNode) | undefined;
}

/** The options of a ListBox: label, description or disabled reason, and a check mark when selected. */
export function ListBoxOptions<Id extends string>({ items, renderLabel, renderMark }: ListBoxOptionsProps<Id>) {
  const option = (choice: Option<Id>) => {
    const explanation = choice.disabledReason ?? choice.description;
    return (
      <ListBoxItem
        key={`choice ${choice.id}`}
        id={choice.id}
        textValue={choice.label}
        className={styles.option}
        isDisabled={isOptionDisabled(choice)}
      >
        {({ isSelected }) => (
          <>
            {renderMark?.(isSelected)}
            {choice.icon && (
              <span className={styles.icon}>
                <Icon icon={choice.icon} />
              </span>
            )}
            <span className={styles.text}>
              <span>{renderLabel?.(choice.label) ?? choice.label}</span>
              {explanation !== undefined && <span className={styles.description}>{explanation}</span>}
            </span>
            {renderMark === undefined && <span className={styles.check}>{isSelected && <Icon icon={Check} />}</span>}
          </>
        )}
      </ListBoxItem>
    );
  };
  return (
    <>
      {items.map((entry, index) =>
        isSection(entry) ? (
          // Without an ID: titles can repeat, or equal the ID of an option.
          <ListBoxSection key={`section ${index}`} className={styles.section}>
            <Header className={styles.sectionTitle}>{entry.label}</Header>
            {entry.items.map(option)}
          </ListBoxSection>
        ) : (
          option(entry)
        ),
      )}
    </>
  );
}
