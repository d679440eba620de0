import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSnapshot } from './snapshot.ts';
import { openSnapshotFile } from './snapshotFile.ts';
import { feedOf, resourceOf } from './steering.fixture.ts';

const changed = { whole: false } as const;
const none = () => null;
const now = Date.parse('2026-11-26T12:00:00Z');
const found = (snapshot: ReturnType<typeof createSnapshot>, token: string, at = now) => {
  const entry = snapshot.find(token, at);
  return entry === null || entry === 'gone' ? entry : entry.resource.id;
};

describe('a snapshot', () => {
  it('finds resources by their tokens, and by a rotated token until it expires', () => {
    const snapshot = createSnapshot();
    const until = new Date(now + 1_000).toISOString();
    const tokens = [
      { token: 'new', until: null },
      { token: 'old', until },
    ];
    snapshot.apply(feedOf([resourceOf(['a'], { tokens })]));
    expect(found(snapshot, 'new')).toBe('resource');
    expect(found(snapshot, 'old')).toBe('resource');
    expect(found(snapshot, 'old', now + 1_000)).toBe('gone');
    expect(found(snapshot, 'never')).toBeNull();
  });

  it('remembers deleted resources', () => {
    const snapshot = createSnapshot();
    snapshot.apply(feedOf([resourceOf(['a'])]));
    const tokens = [{ token: 'token', until: new Date(now).toISOString() }];
    snapshot.apply(feedOf([{ id: 'resource', tokens, deleted: true }], changed));
    expect(found(snapshot, 'token')).toBe('gone');
  });

  it('merges changes, and replaces everything with a full response', () => {
    const snapshot = createSnapshot();
    const named = (id: string) => resourceOf(['a'], { id, tokens: [{ token: id, until: null }] });
    snapshot.apply(feedOf([named('one')]));
    snapshot.apply(feedOf([named('two')], { ...changed, watermark: '2' }));
    expect([found(snapshot, 'one'), found(snapshot, 'two')]).toEqual(['one', 'two']);
    expect(snapshot.position()).toEqual({ feed: 'feed', watermark: '2' });
    snapshot.apply(feedOf([named('three')], { feed: 'other' }));
    expect([found(snapshot, 'one'), found(snapshot, 'three')]).toEqual([null, 'three']);
  });
});

describe('the snapshot file', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steering-'));
    path = join(folder, 'within/steering.ndjson');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('restores all responses, also after an incomplete line', async () => {
    const file = openSnapshotFile(path);
    await file.restore(createSnapshot());
    await file.append(feedOf([resourceOf(['a'])]), none);
    const renamed = resourceOf(['b'], { id: 'other', tokens: [{ token: 'second', until: null }] });
    await file.append(feedOf([renamed], { ...changed, watermark: '7' }), none);
    await writeFile(path, `${await readFile(path, 'utf8')}{"feed":"fe`);
    const restored = createSnapshot();
    await openSnapshotFile(path).restore(restored);
    expect([found(restored, 'token'), found(restored, 'second')]).toEqual(['resource', 'other']);
    expect(restored.position()).toEqual({ feed: 'feed', watermark: '7' });
    // Rewritten as one line.
    expect((await readFile(path, 'utf8')).trim().split('\n')).toHaveLength(1);
  });

  it('is rewritten before it grows too large', async () => {
    const file = openSnapshotFile(path);
    const snapshot = createSnapshot();
    const all = feedOf([resourceOf(['a'])]);
    snapshot.apply(all);
    await file.append(all, snapshot.whole);
    const change = feedOf([resourceOf(['b'])], { ...changed, watermark: '2' });
    snapshot.apply(change);
    for (let turn = 0; turn < 1_100; turn += 1) await file.append(change, snapshot.whole);
    const text = await readFile(path, 'utf8');
    expect(text.trim().split('\n').length).toBeLessThan(200);
    const restored = createSnapshot();
    await openSnapshotFile(path).restore(restored);
    expect(restored.whole()).toEqual(snapshot.whole());
  });

  it('restores nothing if the file does not exist', async () => {
    const snapshot = createSnapshot();
    await openSnapshotFile(path).restore(snapshot);
    expect(snapshot.position()).toBeNull();
  });
});
