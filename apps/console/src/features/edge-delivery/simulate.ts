import * as v from 'valibot';

/** What a viewer was told after `step` TTLs: pathways by name, the one to play from first. */
export type SimulatedAnswer = { step: number; order: readonly string[] };

/** How many answers are simulated. */
const steps = 5;

const answerRule = v.object({ 'PATHWAY-PRIORITY': v.array(v.string()) });

/** The order in an answer of the steering service; none where it holds none. */
export function priorityOf(answer: unknown): readonly string[] {
  const { success, output } = v.safeParse(answerRule, answer);
  return success ? output['PATHWAY-PRIORITY'] : [];
}

/**
 * Asks again once a TTL, playing from what came first in the answer before. `ask` gets the pathway that is played, null before the
 * first; nothing of it ends the simulation.
 */
export async function simulate(
  current: string | null,
  ask: (current: string | null) => Promise<readonly string[] | undefined>,
): Promise<SimulatedAnswer[]> {
  const answers: SimulatedAnswer[] = [];
  let playing = current;
  for (let step = 0; step < steps; step += 1) {
    const order = await ask(playing);
    if (order === undefined) break;
    answers.push({ step, order });
    playing = order[0] ?? null;
  }
  return answers;
}
