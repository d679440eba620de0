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
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Number of items its panel lists. */
  count?: number | undefined;
  /** Why it cannot be opened. The tab stays focusable and says so. */
  disabledReason?: string | undefined;
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> extends ElementProps {
  /** What the tabs are about; accessible name of the list. */
  label: string;
  /** The tabs and their panels, in order. */
  items: readonly TabItem<Id>[];
  /** The open tab (controlled). */
  value?: Id | undefined;
  /** The initially open tab. @default the first */
  defaultValue?: Id | undefined;
  /** Called when another tab is selected. */
  onChange?: ((value: Id) => void) | undefined;
  /** Keeps visited panels mounted but hidden, with their form entries and scroll positions. @default false */
  keepsPanelsMounted?: boolean;
}

/** Alternative views, one visible at a time. `ref` points to the open tab. */
// forwardRef erases the type parameter; the cast restores it.
export const Tabs = forwardRef(function Tabs<Id extends string>(
  { label, items, value, defaultValue, onChange, keepsPanelsMounted = false, ...rest }: TabsProps<Id>,
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

  // By index, because item IDs can be any text, including spaces or a panel's ID ending.
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;
  const isInPage = (item: TabItem<Id>) => item.id === selected || (keepsPanelsMounted && opened.includes(item.id));
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
              // Makes panels without controls reachable by Tab.
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
