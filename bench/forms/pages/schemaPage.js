import { judge, judgeField } from './schema/fields.js';
import { right, wrong } from './schema/values.js';

const repeats = 4_000;
const microseconds = 1_000;

/** Microseconds to validate this field, alternating valid and invalid values. */
function timeField(name) {
  const start = performance.now();
  for (let round = 0; round < repeats; round += 1) judgeField(name, (round % 2 === 0 ? right : wrong)[name]);
  return ((performance.now() - start) * microseconds) / repeats;
}

globalThis.bench = {
  fields: () => {
    const refused = new Set(judge(wrong).issues.map(({ path }) => path[0].key));
    if (!judge(right).success || refused.size !== 10) throw new Error('The schema returned the wrong result.');
    const names = Object.keys(right);
    // The first pass includes compilation.
    names.forEach(timeField);
    return names.map(timeField);
  },
};
