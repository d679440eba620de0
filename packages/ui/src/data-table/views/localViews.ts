import { type SavedView, type ViewAdapter, withView } from './savedViews.ts';

function isView(value: unknown): value is SavedView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, state } = value as Partial<Record<keyof SavedView, unknown>>;
  return typeof id === 'string' && typeof name === 'string' && typeof state === 'object' && state !== null;
}

/** Views in localStorage, of one person on one machine, where no server stores them. */
export function localViews(key: string, storage: () => Storage = () => localStorage): ViewAdapter {
  const name = `views:${key}`;
  const read = (): SavedView[] => {
    const text = storage().getItem(name) ?? '[]';
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isView) : [];
    } catch {
      // Damaged, or not written by this code: the next saved view replaces it.
      return [];
    }
  };
  // Promises, so that a store that throws rejects.
  return {
    list: async () => Promise.resolve(read()),
    save: async (view) => {
      const stored = await Promise.resolve({ ...view, id: view.id ?? crypto.randomUUID() });
      storage().setItem(name, JSON.stringify(withView(read(), stored)));
      return stored;
    },
    remove: async (id) => {
      const rest = await Promise.resolve(read().filter((view) => view.id !== id));
      storage().setItem(name, JSON.stringify(rest));
    },
  };
}
