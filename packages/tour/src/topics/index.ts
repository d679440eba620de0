import type { Tour } from '../definition.ts';
import { recordOf, reduceTopics, type TopicAction, type TopicRecord, type TopicRecords } from './records.ts';

export { recordOf, reduceTopics } from './records.ts';
export type { TopicAction, TopicRecord, TopicRecords, TopicVersions } from './records.ts';

/** Stores the records, in the browser or in an account. Handles its own errors and retries. */
export interface TopicStorage {
  readonly load: () => TopicRecords | undefined | Promise<TopicRecords | undefined>;
  readonly save: (records: TopicRecords) => void | Promise<void>;
}

export interface Topics<Name extends string> {
  /** Resolves once the records are loaded; rejects on failure. */
  readonly ready: Promise<void>;
  /** The same object until something changes. */
  readonly getSnapshot: () => TopicRecords;
  readonly subscribe: (listener: () => void) => () => void;
  /** The record of a topic; undefined until the records are loaded. */
  readonly recordOf: (topic: Name) => TopicRecord | undefined;
  /** Whether the topic was never shown in this version: the time to start it automatically. */
  readonly isDue: (topic: Name) => boolean;
  /** Records a running tour: last step, skipped, finished. Returns a function that stops it. */
  readonly follow: (topic: Name, tour: Tour) => () => void;
  readonly skipAll: () => void;
  /** Resets every topic to unseen. */
  readonly restart: () => void;
}

/** Several tours as topics of one application: which were seen, in which version, and how far. */
export function createTopics<Name extends string>(
  versions: Readonly<Record<Name, number>>,
  storage: TopicStorage,
): Topics<Name> {
  const listeners = new Set<() => void>();
  /** Changes made before the records were loaded. */
  const early: TopicAction[] = [];
  let records: TopicRecords = {};
  let isLoaded = false;

  function change(next: TopicRecords): void {
    if (next === records) return;
    records = next;
    // Subscribers are notified even if `save` throws or rejects.
    void (async () => storage.save(records))();
    for (const listener of listeners) listener();
  }

  function act(action: TopicAction): void {
    if (isLoaded) change(reduceTopics(records, versions, action));
    else early.push(action);
  }

  function loaded(found: TopicRecords | undefined): void {
    records = found ?? {};
    isLoaded = true;
    const known = records;
    change(early.reduce((sum, action) => reduceTopics(sum, versions, action), records));
    if (records === known) for (const listener of listeners) listener();
  }

  const ready = Promise.resolve(storage.load()).then(loaded);
  // Prevents an unhandled rejection if no caller awaits it.
  ready.catch(() => undefined);

  const find = (topic: Name) => (isLoaded ? recordOf(records, versions, topic) : undefined);

  return {
    ready,
    getSnapshot: () => records,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recordOf: find,
    isDue: (topic) => {
      const record = find(topic);
      return record?.status === 'unseen' && record.index === undefined;
    },
    follow: (topic, tour) =>
      tour.subscribe(({ type, index }) => {
        if (type === 'start' || type === 'next' || type === 'previous') act({ type: 'show', topic, index });
        if (type === 'skip' || type === 'finish') act({ type, topic });
      }),
    skipAll: () => act({ type: 'skipAll' }),
    restart: () => act({ type: 'restart' }),
  };
}
