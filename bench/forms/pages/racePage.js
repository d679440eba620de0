import { races } from './races.js';
import { createStage } from './raceStage.js';

/** Runs each race on its own form. `true`: correct; `null`: not supported by the library. */
export function run(adapter) {
  globalThis.bench = {
    races: async () => {
      const results = {};
      for (const [name, { needs, race }] of Object.entries(races)) {
        if (!needs.every((part) => adapter.has.includes(part))) {
          results[name] = null;
          continue;
        }
        const stage = createStage(adapter);
        await stage.ready();
        results[name] = await race(stage);
        stage.close();
      }
      return results;
    },
  };
}
