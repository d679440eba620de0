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
  it('does not blink as pending over a synchronous result (2)', () => {
    const states: boolean[] = [];
    store.subscribe(() => states.push(store.state().status !== 'editing'));
    store.dispatch({ type: 'next' });
    expect(store.state().currentId).toBe('owner');
    expect(states.at(-1)).toBe(false);
  });

  it('aborts a validation that is no longer needed, and ignores its result (4)', async () => {
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

  it('aborts nothing for a render that changes nothing (4)', () => {
    validate.mockReturnValue(createDeferred<StepValidation>().promise);
    store.dispatch({ type: 'next' });
    store.configure({ ...options, values: { ...values } });
    expect(validate.mock.lastCall?.[1].aborted).toBe(false);
  });

  it('takes what a validation throws for a failure, at once or later (11)', async () => {
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

  it('lets nothing lead on past what has to happen first (23)', async () => {
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

  it('validates all before it submits, and shows the first that is wrong (10)', async () => {
    store.dispatch({ type: 'next' });
    validate.mockReturnValue({ message: 'Taken' });
    store.dispatch({ type: 'next' });
    await settled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(store.state()).toMatchObject({ currentId: 'name', stepErrors: { name: { message: 'Taken' } } });
  });

  it('does not submit what was changed while it was being validated (4, 10)', async () => {
    store.dispatch({ type: 'next' });
    const validation = createDeferred<StepValidation>();
    validate.mockReturnValue(validation.promise);
    store.dispatch({ type: 'next' });
    store.configure({ ...options, values: { ...values, owner: 'c' } });
    validation.settle(true);
    await settled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends once, goes on sending when its page is gone, and is then submitted (11)', async () => {
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

  it('does not take its own values for a change (14, 22)', () => {
    store.dispatch({ type: 'next' });
    const restored = { name: 'kept', owner: 'kept' };
    store.expect(restored);
    store.configure({ ...options, values: restored });
    expect(store.state().progress).toEqual({ name: 'done' });
    store.configure({ ...options, values: { ...restored, name: 'typed' } });
    expect(store.state().progress).toEqual({});
  });
});

describe('steps that were passed before', () => {
  it('are behind the person from the start, and the first of the others is open (25)', () => {
    store = createWizardStore({ ...options, passed: ['name'] });
    expect(store.state()).toMatchObject({ currentId: 'owner', progress: { name: 'done' }, focusRequests: 0 });
    store.dispatch({ type: 'previous' });
    expect(store.state().currentId).toBe('name');
  });
});
