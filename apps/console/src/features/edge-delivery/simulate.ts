/** The response after `step` TTLs: pathway names, the one to play from first. */
export type SimulatedResponse = { step: number; order: readonly string[] };

/** Number of simulated responses. */
const steps = 5;

/**
 * Requests once per TTL, and plays from the first pathway of the last response. `request` receives the current pathway,
 * or null before the first.
 */
export async function simulate(
  current: string | null,
  request: (current: string | null) => Promise<readonly string[]>,
): Promise<SimulatedResponse[]> {
  const responses: SimulatedResponse[] = [];
  let playing = current;
  for (let step = 0; step < steps; step += 1) {
    const order = await request(playing);
    responses.push({ step, order });
    playing = order[0] ?? null;
  }
  return responses;
}
