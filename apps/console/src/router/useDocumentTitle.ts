import { useEffect } from 'react';
import { useProductName } from '../api/branding/hostBrand.ts';
import { appMessages } from '../core/messages/messages.ts';
import { useViewerIfAny } from '../api/viewer/ViewerProvider.tsx';

/** Sets "{Page} – {Entity} – {Brand}". The innermost caller wins. */
export function useDocumentTitle(page: string): void {
  const viewer = useViewerIfAny();
  const entity = viewer?.entity?.name;
  const isActing = Boolean(viewer?.acting);
  const product = useProductName();
  useEffect(() => {
    document.title =
      (isActing ? appMessages.actingMark : '') + appMessages.pageTitle(entity ? [page, entity] : [page], product);
  }, [page, entity, isActing, product]);
}
