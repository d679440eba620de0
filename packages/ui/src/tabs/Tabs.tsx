import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useState,
} from 'react';
import { isComposing } from '../dom/isComposing.ts';
import type { ElementProps } from '../dom/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import { nextTab } from './nextTab.ts';
import { TabButton } from './TabButton.tsx';
import * as styles from './Tabs.css.ts';
import { TabStrip } from './TabStrip.tsx';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** Picture before the label. */
  icon?: LucideIcon | undefined;
  /** How many things its panel lists. */
  count?: number | undefined;
  /** Why it cannot be opened now. The tab can still be reached, and says so. */
  disabledReason?: string | undefined;
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> extends ElementProps {
  /** What the tabs are views of; names the list to assistive technology. */
  label: string;
  /** The tabs and their panels, in their order. */
  items: readonly TabItem<Id>[];
  /** The open tab, when the owner holds it. */
  value?: Id | undefined;
  /** The tab that is open first. @default the first */
  defaultValue?: Id | undefined;
  /** Another tab was chosen. */
  onChange?: ((value: Id) => void) | undefined;
  /** Panels that were open stay in the page, hidden: half-filled forms and scroll positions survive. @default false */
  keepsPanels?: boolean;
}

/** Views of one thing, of which one is open. `ref` reaches the open tab. */
// forwardRef forgets the type parameter; the cast gives it back.
export const Tabs = forwardRef(function Tabs<Id extends string>(
  { label, items, value, defaultValue, onChange, keepsPanels = false, ...rest }: TabsProps<Id>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const id = useId();
  const [ownValue, setOwnValue] = useState<Id | undefined>(defaultValue);
  const selectedValue = value ?? ownValue;
  const selected = (items.find((item) => item.id === selectedValue) ?? items[0])?.id;
  const [opened, setOpened] = useState<readonly Id[]>(selected === undefined ? [] : [selected]);
  if (selected !== undefined && !opened.includes(selected)) setOpened([...opened, selected]);

  const select = (next: Id) => {
    if (next === selected) return;
    setOwnValue(next);
    onChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const list = event.currentTarget.closest('[role=tablist]');
    const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, tabs.indexOf(event.currentTarget), tabs.length, isRightToLeft);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    if (item.disabledReason === undefined) select(item.id);
  };

  // By place, not by the item's id: that is any text, and may have a space in it or end as a panel's does.
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;
  const isInPage = (item: TabItem<Id>) => item.id === selected || (keepsPanels && opened.includes(item.id));
  return (
    <div {...rest} className={styles.root}>
      <TabStrip current={selected}>
        <div role="tablist" aria-label={label} className={styles.list}>
          {items.map((item, index) => (
            <TabButton
              key={item.id}
              ref={item.id === selected ? ref : null}
              id={tabId(index)}
              panelId={isInPage(item) ? panelId(index) : undefined}
              label={item.label}
              icon={item.icon}
              count={item.count}
              disabledReason={item.disabledReason}
              isSelected={item.id === selected}
              onSelect={() => select(item.id)}
              onKeyDown={onKeyDown}
            />
          ))}
        </div>
      </TabStrip>
      {items.map(
        (item, index) =>
          isInPage(item) && (
            <div
              key={item.id}
              role="tabpanel"
              id={panelId(index)}
              aria-labelledby={tabId(index)}
              // The way from the tabs into text without controls
              tabIndex={0}
              hidden={item.id !== selected}
              className={styles.panel}
            >
              {item.panel}
            </div>
          ),
      )}
    </div>
  );
}) as <Id extends string = string>(props: TabsProps<Id> & RefAttributes<HTMLButtonElement>) => ReactElement | null;
