import type { Plugin } from 'vite';

/**
 * Puts everything the page's entry imports into one file. By itself the bundler makes a file of each group of modules
 * that some lazy part shares with the entry: twenty of them, of which a line fetches six at a time.
 */
export function startChunk(entry: string): Plugin {
  const modules = new Set<string>();
  return {
    name: 'start-chunk',
    apply: 'build',
    buildEnd() {
      const collect = (id: string) => {
        if (modules.has(id)) return;
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(collect);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) collect(id);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: 'start', test: (id: string) => modules.has(id) }] },
    }),
  };
}
