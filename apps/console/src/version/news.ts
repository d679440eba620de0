/** What a person is told about the version: nothing, that there is a newer one, that a part is missing, that nothing works any more. */
export type UpdateNews = 'none' | 'available' | 'missingPart' | 'tooOld';

const rank: Record<UpdateNews, number> = { none: 0, available: 1, missingPart: 2, tooOld: 3 };

/** The news that the page shows; the gravest wins and stays until the page is loaded anew. */
export function createNews() {
  let shown: UpdateNews = 'none';
  const listeners = new Set<() => void>();
  return {
    current: () => shown,
    tell: (news: UpdateNews): void => {
      if (rank[news] <= rank[shown]) return;
      shown = news;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type News = ReturnType<typeof createNews>;

/** That of this page. */
export const news = createNews();
