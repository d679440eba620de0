import type { UrlAdapter, SavedView, ViewAdapter, ViewDraft } from '../data-table/index.ts';

/** A URL with its own history, for one story. */
export function storyAddress(search = '') {
  let entries = [search];
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());
  const address: UrlAdapter = {
    read: () => entries.at(-1) ?? '',
    write: (next, change) => {
      if (change === 'replace') entries.pop();
      entries.push(next);
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    address,
    entries: () => entries,
    back: () => {
      entries = entries.slice(0, -1);
      notify();
    },
  };
}

/** Saved views on a server that can be made to fail. */
export function storyViews(views: readonly SavedView[]) {
  let savedViews = [...views];
  const server = { isDown: false };
  const reach = () => (server.isDown ? Promise.reject(new Error('down')) : Promise.resolve());
  const adapter: ViewAdapter = {
    list: async () => {
      await reach();
      return savedViews;
    },
    save: async ({ id = `view-${savedViews.length + 1}`, ...view }: ViewDraft) => {
      await reach();
      const stored = { ...view, id };
      savedViews = [...savedViews.filter((one) => one.id !== id), stored];
      return stored;
    },
    remove: async (id) => {
      await reach();
      savedViews = savedViews.filter((one) => one.id !== id);
    },
  };
  return { adapter, server };
}
