import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImagePage, ImageSource, StoredImage } from './imageSource.ts';

export interface Gallery {
  images: readonly StoredImage[];
  /** Cursor of the next page; `undefined` before the first and after the last. */
  cursor: string | undefined;
  total: number | undefined;
  /** Whether the first page has loaded. */
  isLoaded: boolean;
  /** Whether a page is loading. */
  isPending: boolean;
  /** Why the last page failed to load. */
  error: unknown;
}

const emptyGallery: Gallery = {
  images: [],
  cursor: undefined,
  total: undefined,
  isLoaded: false,
  isPending: false,
  error: undefined,
};

/** Appends a page. Images added or deleted meanwhile shift the others, so duplicates are skipped. */
export function withPage(gallery: Gallery, { items, nextCursor, total }: ImagePage): Gallery {
  const loadedIds = new Set(gallery.images.map(({ id }) => id));
  const images = [...gallery.images, ...items.filter(({ id }) => !loadedIds.has(id))];
  return { images, cursor: nextCursor, total, isLoaded: true, isPending: false, error: undefined };
}

/** Puts a new upload first. */
export function withNew(gallery: Gallery, image: StoredImage): Gallery {
  if (gallery.images.some(({ id }) => id === image.id)) return gallery;
  const total = gallery.total === undefined ? undefined : gallery.total + 1;
  return { ...gallery, images: [image, ...gallery.images], total };
}

export function withoutImage(gallery: Gallery, id: string): Gallery {
  const images = gallery.images.filter((image) => image.id !== id);
  const total = gallery.total === undefined ? undefined : gallery.total - (gallery.images.length - images.length);
  return { ...gallery, images, total };
}

/** The stored images, loaded page by page once enabled. */
export function useGallery(source: ImageSource, isEnabled: boolean) {
  const [gallery, setGallery] = useState(emptyGallery);
  const request = useRef<AbortController | undefined>(undefined);

  // A ref, since an application can create the source during render.
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  const load = useCallback(async (cursor: string | undefined) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    try {
      const page = await latest.current.list(cursor, signal);
      if (!signal.aborted) setGallery((before) => withPage(before, page));
    } catch (error) {
      if (!signal.aborted) setGallery((before) => ({ ...before, isPending: false, error: error ?? true }));
    }
  }, []);

  useEffect(() => {
    if (!isEnabled) return undefined;
    void load(undefined);
    return () => request.current?.abort();
  }, [isEnabled, load]);

  return {
    gallery,
    loadMore: () => {
      setGallery({ ...gallery, isPending: true });
      void load(gallery.cursor);
    },
    add: (image: StoredImage) => setGallery((before) => withNew(before, image)),
    remove: (id: string) => setGallery((before) => withoutImage(before, id)),
  };
}
