import * as v from 'valibot';

/** What a viewer was told after `step` TTLs: pathways by name, the one to play from first. */
export type SimulatedResponse = { step: number; order: readonly string[] };

/** How many answers are simulated. */
const steps = 5;

const responseSchema = v.object({ 'PATHWAY-PRIORITY': v.array(v.string()) });

/** The order in an answer of the steering service; none where it holds none. */
export function priorityOf(response: unknown): readonly string[] {
  const { success, output } = v.safeParse(responseSchema, response);
  return success ? output['PATHWAY-PRIORITY'] : [];
}

/**
 * Asks again once a TTL, playing from what came first in the answer before. `ask` gets the pathway that is played, null before the
 * first; nothing of it ends the simulation.
 */
export async function simulate(
  current: string | null,
  request: (current: string | null) => Promise<readonly string[] | undefined>,
): Promise<SimulatedResponse[]> {
  const responses: SimulatedResponse[] = [];
  let playing = current;
  for (let step = 0; step < steps; step += 1) {
    const order = await request(playing);
    if (order === undefined) break;
    responses.push({ step, order });
    playing = order[0] ?? null;
  }
  return responses;
}
