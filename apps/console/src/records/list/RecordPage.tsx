import { PageHeader, type PageHeaderProps } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSetRecordTitle } from '../../router/recordTitle.ts';

export type RecordPageProps = Pick<PageHeaderProps, 'title' | 'image' | 'description' | 'status' | 'actions'> & {
  children: ReactNode;
};

/** A page about one object, shown instead of its list. Starts at the top, with its name. */
export function RecordPage({ children, ...header }: RecordPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const wasOpenedHere = (state as { openedDrawer?: boolean } | null)?.openedDrawer === true;
  useSetRecordTitle(header.title);
  useEffect(() => {
    // A page load already starts at the top, with the default focus.
    if (!wasOpenedHere) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <Page>
      <PageHeader ref={heading} {...header} />
      {children}
    </Page>
  );
}
