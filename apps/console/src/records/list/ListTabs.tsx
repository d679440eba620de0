import type { RenderLink } from '@edge-console/ui/shell';
import { LinkTabs } from '@edge-console/ui/tabs';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation, useNavigationType } from 'react-router-dom';
import { useQuery } from '../../api/useQuery.ts';
import type { List } from './defineList.ts';

/** Set on the URL of a tab: each tab is another page, so the pressed tab is unmounted. */
type TabState = { isFromTab?: true } | null;

const renderTab: RenderLink = ({ href, ...attributes }) => (
  <RouterLink to={href} state={{ isFromTab: true } satisfies TabState} {...attributes} />
);

type TabbedList = Pick<List<never>, 'resource' | 'countQuery'> & { readonly messages: { readonly title: string } };

/** One of the page's two lists, and its URL. */
export type ListTab = { readonly list: TabbedList; readonly href: string };

export type ListTabsProps = {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly [ListTab, ListTab];
  /** The current list and its row count. */
  current: TabbedList;
  count: number | undefined;
};

/** Tabs for a page with two lists, each with its row count. */
export function ListTabs({ label, tabs: [first, second], current, count }: ListTabsProps) {
  const other = first.list.resource === current.resource ? second.list : first.list;
  const otherCount = useQuery(other.countQuery, {}).data?.[other.resource]?.totalCount;
  const items = [first, second].map(({ list, href }) => {
    const isCurrent = list.resource === current.resource;
    return { id: list.resource, label: list.messages.title, href, isCurrent, count: isCurrent ? count : otherCount };
  });
  const tabs = useRef<HTMLElement>(null);
  const { state } = useLocation();
  // The state also survives a reload and Back.
  const isFromTab = useNavigationType() === 'PUSH' && (state as TabState)?.isFromTab === true;
  useEffect(() => {
    if (!isFromTab || document.activeElement !== document.body) return;
    tabs.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [isFromTab]);
  return <LinkTabs ref={tabs} label={label} items={items} renderLink={renderTab} />;
}
