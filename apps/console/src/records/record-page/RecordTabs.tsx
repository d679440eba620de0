import { LinkTabs } from '@edge-console/ui/tabs';
import type { RenderLink } from '@edge-console/ui/shell';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { sectionParameter } from '../../router/leavesPage.ts';

export type RecordTab = { id: string; label: string; count?: number | undefined; panel: () => ReactNode };

export type RecordTabsProps = {
  label: string;
  tabs: readonly [RecordTab, ...RecordTab[]];
  /** Whether Back returns to the previous section. By default, it leaves the page. @default false */
  keepsHistory?: boolean;
};

/** The sections of a page, by their name in the URL. */
export function RecordTabs({ label, tabs, keepsHistory = false }: RecordTabsProps) {
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const current = tabs.find(({ id }) => id === parameters.get(sectionParameter)) ?? tabs[0];
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(parameters);
    if (id === tabs[0].id) next.delete(sectionParameter);
    else next.set(sectionParameter, id);
    return `?${next}`;
  };
  const renderTab: RenderLink = ({ href, ...attributes }) => (
    <RouterLink to={{ search: href }} replace={!keepsHistory} state={state} {...attributes} />
  );
  return (
    <>
      <LinkTabs
        label={label}
        items={tabs.map(({ id, label: name, count }) => ({
          id,
          label: name,
          count,
          href: hrefOf(id),
          isCurrent: id === current.id,
        }))}
        renderLink={renderTab}
      />
      {current.panel()}
    </>
  );
}
