import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState, wizardReducer, type WizardEvent, type WizardState } from './wizardMachine.ts';
import { four, jump, next, plan, play, stepValid } from './wizardMachine.fixture.ts';
import { canReach, furthestStep, includedSteps, isBefore, shownSteps } from './plan.ts';

/** An independent model of the expected state. */
interface Model {
  isZoneShown: boolean;
  /** Steps validated since their last change. */
  validated: Set<string>;
  skipped: Set<string>;
}
interface Real {
  state: WizardState;
}
const world = ({ isZoneShown }: Model) => plan('name', isZoneShown ? 'zone' : 'zone-', 'tags?', 'owner', 'review');

function check(model: Model, before: WizardState, real: Real) {
  const { state } = real;
  const steps = world(model);
  // The current step is visible and never past an incomplete required step.
  expect(shownSteps(steps).map(({ id }) => id)).toContain(state.currentId);
  if (state.focusRequests > before.focusRequests && shownSteps(steps).some(({ id }) => id === before.currentId)) {
    // Back can lead before a step invalidated from outside.
    const isBack = isBefore(steps, state.currentId, before.currentId);
    expect(isBack || canReach(steps, state.progress, state.currentId)).toBe(true);
  }
  // Done steps were validated and have not changed since.
  for (const [id, how] of Object.entries(state.progress)) {
    expect(how === 'done' ? model.validated : model.skipped).toContain(id);
  }
  expect(state.progress['name'] === 'skipped' || state.progress['owner'] === 'skipped').toBe(false);
  // Saving blocks navigation.
  if (before.status === 'saving' && state.status === 'saving' && before.focusRequests !== state.focusRequests) {
    expect(shownSteps(steps).some(({ id }) => id === before.currentId)).toBe(false);
  }
  if (state.status === 'submitted') expect(canReach(steps, state.progress, 'review')).toBe(true);
  expect(state.requestId).toBeGreaterThanOrEqual(before.requestId);
}

type Step = fc.Command<Model, Real>;
/** A machine event, and its effect on the model. */
function step(name: string, apply: (model: Model, before: WizardState) => WizardEvent | undefined): Step {
  return {
    check: () => true,
    toString: () => name,
    run(model, real) {
      const before = real.state;
      const command = apply(model, before);
      if (!command) return;
      real.state = wizardReducer(before, command, world(model));
      check(model, before, real);
    },
  };
}

const ids = fc.constantFrom('name', 'zone', 'tags', 'owner', 'review', 'nowhere');
const commands = [
  fc.constant(step('next', () => next)),
  fc.constant(step('previous', () => ({ type: 'previous' }))),
  fc.constant(
    step('skip', ({ skipped }, { currentId, status }) => {
      if (currentId === 'tags' && status !== 'saving' && status !== 'submitted') skipped.add('tags');
      return { type: 'skip' };
    }),
  ),
  fc.constant(step('abort', () => ({ type: 'abort' }))),
  fc.tuple(ids, fc.boolean()).map(([id, isReturning]) => step(`jump ${id}`, () => jump(id, isReturning))),
  ids.map((id) => step(`visit ${id}`, () => ({ type: 'visit', id }))),
  fc.tuple(ids, fc.boolean()).map(([id, isZoneShown]) =>
    step(`change ${id}, zone ${isZoneShown ? 'shown' : 'hidden'}`, (model) => {
      model.isZoneShown = isZoneShown;
      model.validated.delete(id);
      model.skipped.delete(id);
      return { type: 'change', ids: [id] };
    }),
  ),
  // Responses belong to the current request or to an older one.
  fc.nat(3).map((age) =>
    step(`right, ${age} late`, (model, { currentId, status, requestId }) => {
      if (status !== 'validatingStep' && age === 0) return undefined;
      if (age === 0) model.validated.add(currentId);
      return stepValid(requestId - age);
    }),
  ),
  fc.tuple(ids, fc.nat(3)).map(([id, age]) =>
    step(`refused ${id}, ${age} late`, (model, { currentId, requestId, status }) => {
      const isOther = status !== 'validatingStep' && shownSteps(world(model)).some((shown) => shown.id === id);
      if (age === 0 && status !== 'editing' && status !== 'submitted') model.validated.delete(isOther ? id : currentId);
      return { type: 'stepInvalid', requestId: requestId - age, id, error: { message: 'No' } };
    }),
  ),
  fc.constant(
    step('all right', (model, { status, requestId, progress }) => {
      if (status !== 'validatingAll') return undefined;
      const included = includedSteps(world(model), progress).filter((id) => id !== 'review');
      for (const id of included) model.validated.add(id);
      return { type: 'allStepsValid', requestId, ids: included };
    }),
  ),
  fc.constant(
    step('submitted', (model, { status, requestId }) => {
      // A change while saving does not revoke what was submitted.
      const isStill = status === 'saving';
      for (const id of isStill ? ['name', 'zone', 'owner'] : []) model.validated.add(id);
      return isStill ? { type: 'submitted', requestId } : undefined;
    }),
  ),
  fc.constant(step('start over', () => ({ type: 'startOver' }))),
];

describe('any sequence of commands', () => {
  it('stays on a visible, validated step and ignores late responses (2, 3, 4, 5, 6)', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 60 }), (sequence) => {
        const model: Model = { isZoneShown: false, validated: new Set(), skipped: new Set() };
        const real: Real = { state: initialState(world(model)) };
        fc.modelRun(() => ({ model, real }), sequence);
        // There is always a step to continue with.
        const { progress } = real.state;
        expect(canReach(world(model), progress, furthestStep(world(model), progress))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('ignores responses to all but the latest request (4)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.boolean(), (age, isRight) => {
        const state = play(four, next, stepValid(1), next, { type: 'abort' }, next);
        const requestId = state.requestId - age;
        const response: WizardEvent = isRight
          ? stepValid(requestId)
          : { type: 'stepInvalid', requestId, id: 'name', error: { message: 'No' } };
        expect(wizardReducer(state, response, four)).toBe(state);
      }),
    );
  });

  it('can always continue from an unknown URL (13)', () => {
    const progress = fc.dictionary(fc.constantFrom('name', 'region', 'owner'), fc.constantFrom('done', 'skipped'));
    fc.assert(
      fc.property(progress, fc.string(), (done, id) => {
        const { currentId } = play(four, { type: 'resume', id, progress: done, requestsFocus: false });
        expect(canReach(four, done, currentId)).toBe(true);
        expect(currentId).toBe(canReach(four, done, id) ? id : furthestStep(four, done));
      }),
    );
  });
});
