import * as v from 'valibot';

/** The response after `step` TTLs: pathway names, the one to play from first. */
export type SimulatedResponse = { step: number; order: readonly string[] };

/** Number of simulated responses. */
const steps = 5;

const responseSchema = v.object({ 'PATHWAY-PRIORITY': v.array(v.string()) });

/** The order in a steering response; empty if it has none. */
export function priorityOf(response: unknown): readonly string[] {
  const { success, output } = v.safeParse(responseSchema, response);
  return success ? output['PATHWAY-PRIORITY'] : [];
}

/**
 * Requests once per TTL, and plays from the first pathway of the last response. `ask` receives the current pathway, or
 * null before the first; an undefined result ends the simulation.
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
