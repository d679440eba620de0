import { LinkTabs } from '@edge-console/ui/tabs';
import { useQuery } from '../data/useQuery.ts';
import { renderLink } from '../routing/renderLink.tsx';
import type { List } from './defineList.ts';

type TabbedList = Pick<List<never>, 'resource' | 'countQuery'> & { readonly messages: { readonly title: string } };

/** One of the two lists of a page, and its address. */
export type ListTab = { readonly list: TabbedList; readonly href: string };

export type ListTabsProps = {
  /** What both have in common; names the navigation. */
  label: string;
  tabs: readonly [ListTab, ListTab];
  /** The list that is shown, and how many rows it has. */
  current: TabbedList;
  count: number | undefined;
};

/** Tabs of a page of two lists, each with the count of its rows. */
export function ListTabs({ label, tabs: [first, second], current, count }: ListTabsProps) {
  const other = first.list.resource === current.resource ? second.list : first.list;
  const otherCount = useQuery(other.countQuery, {}).data?.[other.resource]?.totalCount;
  const items = [first, second].map(({ list, href }) => {
    const isCurrent = list.resource === current.resource;
    return { id: list.resource, label: list.messages.title, href, isCurrent, count: isCurrent ? count : otherCount };
  });
  return <LinkTabs label={label} items={items} renderLink={renderLink} />;
}
