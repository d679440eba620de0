import { useEffect } from 'react';
import { messages } from '../messages/messages.ts';
import { useViewerIfAny } from '../viewer/ViewerProvider.tsx';

/** "{Page} – {Entity} – {Brand}". The innermost caller wins: a 404 page has a title of its own. */
export function useDocumentTitle(page: string): void {
  const entity = useViewerIfAny()?.entity?.name;
  useEffect(() => {
    document.title = messages.pageTitle(entity ? [page, entity] : [page]);
  }, [page, entity]);
}
