import { races } from './races.js';
import { createStage } from './raceStage.js';

/** Runs each race on a form of its own. `true`: as it should be; `null`: the library has no such thing. */
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
