import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepValidation, WizardStep } from './step.ts';
import { pendingRequest } from './wizardMachine.ts';
import { createWizardStore, type WizardOptions, type WizardStore } from './wizardStore.ts';

interface Values {
  name: string;
  owner: string;
}
const validate = vi.fn<(values: Values, signal: AbortSignal) => StepValidation | Promise<StepValidation>>();
const onSubmit = vi.fn<WizardOptions<Values>['onSubmit']>();
const steps: readonly WizardStep<Values>[] = [
  { id: 'name', title: 'Name', names: ['name'], validate, content: () => null },
  { id: 'owner', title: 'Owner', names: ['owner'], content: () => null },
];
const values = { name: 'a', owner: 'b' };

/** A promise that the test settles. */
function createDeferred<Answer>() {
  let settle: (value: Answer) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<Answer>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

let store: WizardStore<Values>;
const options = { steps, values, hasReview: false, onSubmit };
beforeEach(() => {
  validate.mockReset().mockReturnValue(true);
  onSubmit.mockReset();
  store = createWizardStore(options);
});
const settled = () => vi.waitFor(() => expect(pendingRequest(store.state())).toBeUndefined(), 60_000);

describe('wizard store', () => {
  it('does not flash as pending for a synchronous result (2)', () => {
    const states: boolean[] = [];
    store.subscribe(() => states.push(store.state().status !== 'editing'));
    store.dispatch({ type: 'next' });
    expect(store.state().currentId).toBe('owner');
    expect(states.at(-1)).toBe(false);
  });

  it('aborts an outdated validation and ignores its result (4)', async () => {
    const validation = createDeferred<StepValidation>();
    validate.mockReturnValue(validation.promise);
    store.dispatch({ type: 'next' });
    const signal = validate.mock.lastCall?.[1];
    store.configure({ ...options, values: { ...values, name: 'b' } });
    expect(signal?.aborted).toBe(true);
    validation.settle(true);
    await settled();
    expect(store.state().currentId).toBe('name');
  });

  it('aborts nothing for a render without changes (4)', () => {
    validate.mockReturnValue(createDeferred<StepValidation>().promise);
    store.dispatch({ type: 'next' });
    store.configure({ ...options, values: { ...values } });
    expect(validate.mock.lastCall?.[1].aborted).toBe(false);
  });

  it('treats an error thrown by validation as a failure, sync or async (11)', async () => {
    validate.mockImplementationOnce(() => {
      throw new Error('a mistake');
    });
    store.dispatch({ type: 'next' });
    expect(store.state().stepErrors['name']).toEqual({ isFailure: true });
    validate.mockRejectedValueOnce(new Error('offline'));
    store.dispatch({ type: 'next' });
    await settled();
    expect(store.state().stepErrors['name']).toEqual({ isFailure: true });
  });

  it('blocks moving past a step whose precondition is not met (23)', async () => {
    const waiting = [
      steps[0],
      { ...steps[1], id: 'owner', title: 'Owner', blockedBy: () => 'Wait', content: () => null },
    ];
    store = createWizardStore({ ...options, steps: waiting.filter((step) => step !== undefined) });
    store.dispatch({ type: 'next' });
    store.dispatch({ type: 'next' });
    await settled();
    expect(store.state()).toMatchObject({ currentId: 'owner', stepErrors: { owner: { message: 'Wait' } } });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('validates all steps before submitting and shows the first invalid one (10)', async () => {
    store.dispatch({ type: 'next' });
    validate.mockReturnValue({ message: 'Taken' });
    store.dispatch({ type: 'next' });
    await settled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(store.state()).toMatchObject({ currentId: 'name', stepErrors: { name: { message: 'Taken' } } });
  });

  it('does not submit values that changed during validation (4, 10)', async () => {
    store.dispatch({ type: 'next' });
    const validation = createDeferred<StepValidation>();
    validate.mockReturnValue(validation.promise);
    store.dispatch({ type: 'next' });
    store.configure({ ...options, values: { ...values, owner: 'c' } });
    validation.settle(true);
    await settled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits once, continues after unmount, and ends as submitted (11)', async () => {
    const settle = createDeferred<void>();
    onSubmit.mockReturnValue(settle.promise);
    store.dispatch({ type: 'next' });
    store.dispatch({ type: 'next' });
    store.dispatch({ type: 'next' });
    await vi.waitFor(
      () => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, { stepIds: ['name', 'owner'] }),
      10_000,
    );
    store.dispatch({ type: 'previous' });
    store.stop();
    expect(store.state()).toMatchObject({ currentId: 'owner', status: 'saving' });
    settle.settle();
    await settled();
    expect(store.state().status).toBe('submitted');
  });

  it('does not treat its own values as a change (14, 22)', () => {
    store.dispatch({ type: 'next' });
    const restored = { name: 'kept', owner: 'kept' };
    store.expect(restored);
    store.configure({ ...options, values: restored });
    expect(store.state().progress).toEqual({ name: 'done' });
    store.configure({ ...options, values: { ...restored, name: 'typed' } });
    expect(store.state().progress).toEqual({});
  });
});

describe('steps passed earlier', () => {
  it('are complete from the start, and the first other step is open (25)', () => {
    store = createWizardStore({ ...options, completedStepIds: ['name'] });
    expect(store.state()).toMatchObject({ currentId: 'owner', progress: { name: 'done' }, focusRequests: 0 });
    store.dispatch({ type: 'previous' });
    expect(store.state().currentId).toBe('name');
  });
});
