import { pathwayOf } from './steering.fixture.ts';
import { orderPathways } from './strategies.ts';

/** How many per cent of that many sessions begin with each of the weighted pathways. */
export function sharesOf(weights: readonly number[], sessions: number, resourceId = 'resource'): number[] {
  const pathways = weights.map((weight, index) => pathwayOf(`cdn-${index}`, { weight }));
  const counts = new Map<string, number>();
  for (let turn = 0; turn < sessions; turn += 1) {
    const session = { id: `session ${turn}`, turn };
    const [first] = orderPathways('WEIGHTED', pathways, { resourceId, session, throughputs: new Map() });
    if (first) counts.set(first.name, (counts.get(first.name) ?? 0) + 1);
  }
  return pathways.map(({ name }) => (100 * (counts.get(name) ?? 0)) / sessions);
}
