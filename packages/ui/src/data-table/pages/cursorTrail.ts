/** The way back through pages that come by cursor: where each page that was seen begins. */
export interface CursorTrail {
  /** Page `page` of what `query` asks begins after `after`. Another query begins another trail. */
  note: (query: string, page: number, after: string | null) => void;
  /** Where the page before begins. After a link there is no trail: then it is the first page. */
  before: (query: string, page: number) => { page: number; after: string | null };
}

const first = { page: 1, after: null } as const;

export function createCursorTrail(): CursorTrail {
  let trail: { query: string; begins: Map<number, string | null> } | undefined;
  return {
    note: (query, page, after) => {
      if (trail?.query !== query) trail = { query, begins: new Map() };
      trail.begins.set(page, after);
    },
    before: (query, page) => {
      const after = trail?.query === query ? trail.begins.get(page - 1) : undefined;
      return after === undefined ? first : { page: page - 1, after };
    },
  };
}
