/** The record of one topic. A record of another version is ignored. */
export interface TopicRecord {
  readonly version: number;
  readonly status: 'unseen' | 'skipped' | 'done';
  /** The last step shown, to continue from. */
  readonly index?: number;
}

/** The stored format: plain data. */
export type TopicRecords = Readonly<Record<string, TopicRecord>>;

/** The topics of an application, each with the version of its tour. */
export type TopicVersions = Readonly<Record<string, number>>;

export type TopicAction =
  | { readonly type: 'show'; readonly topic: string; readonly index: number }
  | { readonly type: 'skip' | 'finish'; readonly topic: string }
  | { readonly type: 'skipAll' | 'restart' };

/** The record of a topic in its current version. */
export function recordOf(records: TopicRecords, versions: TopicVersions, topic: string): TopicRecord {
  const version = versions[topic] ?? 0;
  const record = records[topic];
  return record?.version === version ? record : { version, status: 'unseen' };
}

/** The records after an action; the same object if nothing changes. Records of other topics are kept. */
export function reduceTopics(records: TopicRecords, versions: TopicVersions, action: TopicAction): TopicRecords {
  const write = (topics: readonly string[], change: (record: TopicRecord) => TopicRecord): TopicRecords => {
    const changed = topics.flatMap((topic) => {
      const record = recordOf(records, versions, topic);
      const next = change(record);
      return next === record ? [] : [[topic, next] as const];
    });
    return changed.length ? { ...records, ...Object.fromEntries(changed) } : records;
  };
  const mark = (status: TopicRecord['status']) => (record: TopicRecord) =>
    record.status === status ? record : { version: record.version, status };
  const all = Object.keys(versions);

  switch (action.type) {
    case 'show':
      // A topic that is done stays done after a restart.
      return write([action.topic], (record) =>
        record.status !== 'unseen' || record.index === action.index ? record : { ...record, index: action.index },
      );
    case 'skip':
      return write([action.topic], (record) => (record.status === 'done' ? record : mark('skipped')(record)));
    case 'finish':
      return write([action.topic], mark('done'));
    case 'skipAll':
      return write(all, (record) => (record.status === 'unseen' ? mark('skipped')(record) : record));
    case 'restart':
      return write(all, (record) =>
        record.status === 'unseen' && record.index === undefined
          ? record
          : { version: record.version, status: 'unseen' },
      );
  }
}
