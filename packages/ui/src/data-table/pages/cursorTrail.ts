/** The way back through pages that come by cursor: where each page that was seen begins. */
export interface CursorTrail {
  /** Page `page` of what `query` asks begins after `after`. Another query begins another trail. */
  note: (query: string, page: number, after: string | null) => void;
  /** Where the page before begins. After a link there is no trail: then it is the first page. */
  before: (query: string, page: number) => { page: number; after: string | null };
  /** What outlasts a reload of the page, as JSON. */
  stored: () => string;
}

const first = { page: 1, after: null } as const;

type Stored = { query: string; begins: [page: number, after: string | null][] };

/** Null where nothing was stored, or something else than a trail. */
function readStored(text: unknown): Stored | null {
  if (typeof text !== 'string') return null;
  try {
    const { query, begins } = JSON.parse(text) as Partial<Stored>;
    return typeof query === 'string' && Array.isArray(begins) ? { query, begins } : null;
  } catch {
    return null;
  }
}

/** Goes on with what an earlier trail has `stored`. */
export function createCursorTrail(stored?: unknown): CursorTrail {
  const former = readStored(stored);
  let trail = former && { query: former.query, begins: new Map(former.begins) };
  return {
    note: (query, page, after) => {
      if (trail?.query !== query) trail = { query, begins: new Map() };
      trail.begins.set(page, after);
    },
    before: (query, page) => {
      const after = trail?.query === query ? trail.begins.get(page - 1) : undefined;
      return after === undefined ? first : { page: page - 1, after };
    },
    stored: () => JSON.stringify(trail && { query: trail.query, begins: [...trail.begins] }),
  };
}
