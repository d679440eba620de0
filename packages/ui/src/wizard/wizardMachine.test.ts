import { describe, expect, it } from 'vitest';
import { wizardReducer, type WizardEvent } from './wizardMachine.ts';
import { four, jump, next, plan, play, stepValid } from './wizardMachine.fixture.ts';
import { getStepState } from './stepState.ts';
import { canReach, includedSteps } from './plan.ts';

const atReview = [next, stepValid(1), { type: 'skip' }, next, stepValid(2)] as const;

describe('wizard machine', () => {
  it('continues if the step is valid, and stays otherwise (2)', () => {
    expect(play(four, next, stepValid(1)).currentId).toBe('region');
    const refused = play(four, next, { type: 'stepInvalid', requestId: 1, id: 'name', error: { message: 'Taken' } });
    expect(refused).toMatchObject({
      currentId: 'name',
      stepErrors: { name: { message: 'Taken' } },
      errorFocusRequests: 1,
      status: 'editing',
    });
    expect(wizardReducer(wizardReducer(refused, next, four), stepValid(2), four).stepErrors).toEqual({});
  });

  it('validates once if Next is pressed repeatedly (3)', () => {
    expect(play(four, next, next, next)).toEqual(play(four, next));
  });

  it('ignores a late response after Back, a change or a newer request (4)', () => {
    const onRegion = [next, stepValid(1), next] as const;
    expect(play(four, ...onRegion, { type: 'previous' }, stepValid(2)).currentId).toBe('name');
    expect(play(four, next, { type: 'change', ids: ['name'] }, stepValid(1)).currentId).toBe('name');
    expect(play(four, next, { type: 'abort' }, next, stepValid(1)).requestId).toBe(2);
  });

  it('skips only optional steps, and jumps only over those (6)', () => {
    expect(play(four, { type: 'skip' }).currentId).toBe('name');
    expect(play(four, next, stepValid(1), { type: 'skip' })).toMatchObject({
      currentId: 'owner',
      progress: { region: 'skipped' },
    });
    expect(play(four, jump('review'))).toEqual(play(four));
    expect(play(four, jump('owner'), stepValid(1))).toMatchObject({ currentId: 'owner', progress: { name: 'done' } });
  });

  it('validates a completed step again after a change (2)', () => {
    const back = play(four, ...atReview, jump('name'), { type: 'change', ids: ['name'] });
    expect(back.progress['name']).toBeUndefined();
    expect(canReach(four, back.progress, 'owner')).toBe(false);
  });

  it('returns to the review after Edit (9)', () => {
    const editing = play(four, ...atReview, jump('name', true));
    expect(editing).toMatchObject({ currentId: 'name', isReturning: true });
    expect(wizardReducer(wizardReducer(editing, next, four), stepValid(3), four)).toMatchObject({
      currentId: 'review',
      isReturning: false,
    });
  });

  it('shows newly required steps before returning to the review (9)', () => {
    const more = plan('name', 'region?', 'zone', 'owner', 'review');
    const editing = play(plan('name', 'region?', 'zone-', 'owner', 'review'), ...atReview, jump('name', true), next);
    const onZone = wizardReducer(editing, stepValid(3), more);
    expect(onZone).toMatchObject({ currentId: 'zone', isReturning: true });
    expect(wizardReducer(wizardReducer(onZone, next, more), stepValid(4), more).currentId).toBe('review');
  });

  it('leaves a step that the values no longer require, and keeps its progress (5)', () => {
    const all = plan('name', 'zone', 'owner');
    const onZone = play(all, next, stepValid(1));
    const hidden = wizardReducer(onZone, { type: 'change', ids: [] }, plan('name', 'zone-', 'owner'));
    expect(hidden).toMatchObject({ currentId: 'name', progress: { name: 'done' } });
  });

  it('shows the step that the server rejected, or an incomplete required one (10)', () => {
    const saving = play(four, ...atReview, next, { type: 'allStepsValid', requestId: 3, ids: ['name', 'owner'] });
    expect(wizardReducer(saving, { type: 'previous' }, four)).toBe(saving);
    const refused = wizardReducer(
      saving,
      { type: 'stepInvalid', requestId: 3, id: 'name', error: { message: 'Taken' } },
      four,
    );
    expect(refused).toMatchObject({ currentId: 'name', status: 'editing' });
    expect(refused.progress['name']).toBeUndefined();
    const isBlocked = play(plan('a', 'b-', 'c'), next, stepValid(1));
    expect(wizardReducer(isBlocked, next, plan('a', 'b', 'c')).currentId).toBe('b');
  });

  it('opens a reachable step from the URL, otherwise the first incomplete one (13)', () => {
    expect(play(four, { type: 'visit', id: 'owner' }).currentId).toBe('name');
    expect(play(four, next, stepValid(1), { type: 'visit', id: 'nowhere' }).currentId).toBe('region');
    expect(play(four, next, stepValid(1), { type: 'visit', id: 'owner' }).currentId).toBe('owner');
    const resumed = play(four, { type: 'resume', id: 'review', progress: { name: 'done' }, requestsFocus: false });
    expect(resumed).toMatchObject({ currentId: 'region', focusRequests: 0 });
  });

  it('submits visible steps that were not skipped (5, 6)', () => {
    expect(includedSteps(plan('a', 'b-', 'c?', 'd?', 'e'), { a: 'done', b: 'done', c: 'skipped' })).toEqual(['a', 'e']);
  });
});

it('returns the visible state of each step (1, 6, 11)', () => {
  const states = (...commands: WizardEvent[]) => {
    const state = play(four, ...commands);
    return four.map(({ id }) => getStepState(state, four, id)).join(' ');
  };
  expect(states()).toBe('current next next locked');
  expect(states(next)).toBe('pending next next locked');
  expect(states(next, { type: 'stepInvalid', requestId: 1, id: 'name', error: { message: 'No' } })).toBe(
    'error next next locked',
  );
  expect(states(...atReview)).toBe('done skipped done current');
  const saving = [...atReview, next, { type: 'allStepsValid', requestId: 3, ids: ['name', 'owner'] }] as const;
  expect(states(...saving)).toBe('done skipped done current');
  expect(states(...saving, { type: 'stepInvalid', requestId: 3, id: 'name', error: { message: 'No' } })).toBe(
    'error skipped done next',
  );
});
