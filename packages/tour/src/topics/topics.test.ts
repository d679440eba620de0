import { type Arbitrary, array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTourMachine } from '../machine/machine.ts';
import { createTopics, recordOf, reduceTopics, type TopicAction, type TopicRecords } from './index.ts';

const versions = { navigation: 1, dashboard: 3 };
const tour = () => createTourMachine({ name: 'navigation', steps: [{ content: 'a' }, { content: 'b' }] });

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('records', () => {
  test('a new version makes a topic unseen again', () => {
    const records: TopicRecords = { dashboard: { version: 2, status: 'done' } };
    expect(recordOf(records, versions, 'dashboard')).toEqual({ version: 3, status: 'unseen' });
    expect(recordOf({ dashboard: { version: 3, status: 'done' } }, versions, 'dashboard').status).toBe('done');
  });

  test('skipping all keeps finished topics; retaking resets all', () => {
    const done: TopicRecords = { dashboard: { version: 3, status: 'done' }, other: { version: 9, status: 'done' } };
    const skipped = reduceTopics(done, versions, { type: 'skipAll' });
    expect(skipped).toEqual({ ...done, navigation: { version: 1, status: 'skipped' } });
    expect(reduceTopics(skipped, versions, { type: 'restart' })).toEqual({
      navigation: { version: 1, status: 'unseen' },
      dashboard: { version: 3, status: 'unseen' },
      other: { version: 9, status: 'done' },
    });
  });

  test('repeated actions change nothing', () => {
    const topic = constantFrom('navigation', 'dashboard');
    const actions: Arbitrary<TopicAction> = oneof(
      record({ type: constantFrom('show'), topic, index: integer({ min: 0, max: 4 }) }),
      record({ type: constantFrom('skip', 'finish'), topic }),
      record({ type: constantFrom('skipAll', 'restart') }),
    );
    assert(
      property(array(actions, { minLength: 1 }), (sequence) => {
        const records = sequence.reduce((sum, action) => reduceTopics(sum, versions, action), {} as TopicRecords);
        const last = sequence.at(-1);
        expect(last && reduceTopics(records, versions, last)).toBe(records);
        for (const { version } of Object.values(records)) expect([1, 3]).toContain(version);
      }),
    );
  });
});

describe('topics', () => {
  test('record a tour: last step, skipped, finished', async () => {
    const save = vi.fn<(records: TopicRecords) => void>();
    const topics = createTopics(versions, { load: () => undefined, save });
    await topics.ready;
    expect(topics.isDue('navigation')).toBe(true);
    const running = tour();
    const leave = topics.follow('navigation', running);
    running.start();
    running.next();
    running.stop();
    expect(topics.recordOf('navigation')).toEqual({ version: 1, status: 'unseen', index: 1 });
    expect(topics.isDue('navigation')).toBe(false);
    running.start(topics.recordOf('navigation')?.index);
    running.skip();
    expect(topics.recordOf('navigation')?.status).toBe('skipped');
    running.start();
    running.finish();
    expect(save).toHaveBeenLastCalledWith({ navigation: { version: 1, status: 'done' } });
    leave();
    topics.restart();
    running.start();
    expect(topics.isDue('navigation')).toBe(true);
  });

  test('are unknown until loaded, and then include changes made meanwhile', async () => {
    const { promise, resolve } = deferred<TopicRecords>();
    const save = vi.fn<(records: TopicRecords) => Promise<void>>(() => Promise.resolve());
    const listener = vi.fn<() => void>();
    const topics = createTopics(versions, { load: () => promise, save });
    topics.subscribe(listener);
    topics.skipAll();
    expect(topics.recordOf('dashboard')).toBeUndefined();
    expect(topics.isDue('dashboard')).toBe(false);
    expect(save).not.toHaveBeenCalled();
    resolve({ dashboard: { version: 3, status: 'done' } });
    await topics.ready;
    expect(topics.recordOf('dashboard')?.status).toBe('done');
    expect(topics.recordOf('navigation')?.status).toBe('skipped');
    expect(listener).toHaveBeenCalledOnce();
    expect(topics.getSnapshot()).toBe(topics.getSnapshot());
  });

  test('notify of a change that the storage rejects, and report the error', async () => {
    const reported = new Promise((resolve) => {
      const listeners = process.listeners('unhandledRejection');
      process.removeAllListeners('unhandledRejection').once('unhandledRejection', (error) => {
        for (const listener of listeners) process.on('unhandledRejection', listener);
        resolve(error);
      });
    });
    const full = new Error('Quota exceeded.');
    const save = () => {
      throw full;
    };
    const listener = vi.fn<() => void>();
    const topics = createTopics(versions, { load: () => undefined, save });
    await topics.ready;
    topics.subscribe(listener);
    topics.skipAll();
    expect(listener).toHaveBeenCalledOnce();
    expect(topics.recordOf('dashboard')?.status).toBe('skipped');
    expect(await reported).toBe(full);
  });

  test('cause no unhandled rejection if loading fails and no caller awaits it', async () => {
    const uncaught = vi.fn<() => void>();
    process.on('unhandledRejection', uncaught);
    createTopics(versions, { load: () => Promise.reject(new Error('Offline.')), save: () => undefined });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test('reject and start nothing if loading fails', async () => {
    const topics = createTopics(versions, { load: () => Promise.reject(new Error('Offline.')), save: () => undefined });
    await expect(topics.ready).rejects.toThrow('Offline.');
    expect(topics.isDue('navigation')).toBe(false);
  });
});
