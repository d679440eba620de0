import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPlain,
  storableValues,
  parseDraft,
  readDraft,
  resumption,
  storageKey,
  writeDraft,
  type StoredDraft,
} from './draft.ts';
import { changedSteps, submittedValues, type WizardStep } from './step.ts';

const now = Date.UTC(2026, 10, 20);
const storedDraft: StoredDraft = {
  version: 2,
  savedAt: now,
  tab: 'mine',
  stepId: 'owner',
  progress: { company: 'done', tags: 'skipped' },
  values: { company: 'Lumen Sports' },
  lost: [],
};

function memory(entries: Record<string, string> = {}) {
  const messages = new Map(Object.entries(entries));
  return {
    messages,
    getItem: (key: string) => messages.get(key) ?? null,
    setItem: (key: string, value: string) => void messages.set(key, value),
    removeItem: (key: string) => void messages.delete(key),
  };
}

describe('draft', () => {
  it('restores a recent draft as stored (14)', () => {
    const storage = memory();
    writeDraft(storage, 'account', storedDraft);
    expect(readDraft(storage, 'account', 30, now)).toEqual(storedDraft);
    expect(readDraft(storage, 'account', 30, now + 30 * 24 * 60 * 60 * 1000)).toBeUndefined();
    expect(storage.messages.size).toBe(0);
    writeDraft(storage, 'account', storedDraft);
    writeDraft(storage, 'account', undefined);
    expect(storage.messages.size).toBe(0);
  });

  it('never stores a secret, a file or a date, and reports them as lost (16)', () => {
    const values = {
      company: 'Lumen',
      password: 'Abcdef1!',
      logo: new Blob(['x']),
      at: new Date(),
      code: '',
      gone: undefined,
    };
    expect(storableValues(values, ['password', 'code'])).toEqual({
      values: { company: 'Lumen' },
      lost: ['password', 'logo', 'at'],
      cleared: ['gone'],
    });
  });

  it('never stores a secret of any type at any depth (16)', () => {
    const secret = fc.oneof(fc.uuid(), fc.array(fc.uuid(), { minLength: 1 }), fc.record({ inner: fc.uuid() }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), secret, (values, hidden) => {
        const { password: _none, ...rest } = values;
        const storage = memory();
        writeDraft(storage, 'a', { ...storedDraft, ...storableValues({ ...rest, password: hidden }, ['password']) });
        const text = [...storage.messages.values()].join('');
        const uuids = JSON.stringify(hidden).match(/[0-9a-f-]{36}/gu) ?? [];
        expect(uuids.filter((uuid) => text.includes(uuid))).toEqual([]);
      }),
    );
  });

  it('round-trips every plain value (14)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // JSON cannot represent minus zero.
        fc.pre(!JSON.stringify(value).includes('0') || !Object.is(value, -0));
        expect(isPlain(value)).toBe(true);
        const back: unknown = JSON.parse(JSON.stringify(storableValues({ value }, [])));
        expect(JSON.stringify(back)).toBe(JSON.stringify({ values: { value }, lost: [], cleared: [] }));
      }),
    );
  });

  it('tolerates a storage that throws, and invalid content (17)', () => {
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const forbidden = { getItem: refusing, setItem: refusing, removeItem: refusing };
    expect(readDraft(forbidden, 'a', 30, now)).toBeUndefined();
    expect(() => writeDraft(forbidden, 'a', storedDraft)).not.toThrow();
    expect(() => writeDraft(forbidden, 'a', undefined)).not.toThrow();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readDraft(memory({ [storageKey('a')]: text }), 'a', 30, now)).toBeUndefined();
      }),
    );
    expect(parseDraft(JSON.stringify({ ...storedDraft, progress: { company: 'perhaps' } }))).toBeUndefined();
  });

  it('migrates a draft of another version, or discards it (15)', () => {
    const initial = { company: '', region: 'europe' };
    const same = resumption(storedDraft, { version: 2, migrate: undefined }, initial, []);
    expect(same).toMatchObject({ kind: 'resumed', values: { company: 'Lumen Sports', region: 'europe' } });
    expect(resumption(storedDraft, { version: 3, migrate: undefined }, initial, []).kind).toBe('outdated');
    const migrate = (values: Readonly<Record<string, unknown>>, version: number) => ({
      company: String(values['company']),
      region: `from ${version}`,
    });
    expect(resumption(storedDraft, { version: 3, migrate }, initial, [])).toMatchObject({
      values: { company: 'Lumen Sports', region: 'from 2' },
    });
    const broken = () => {
      throw new TypeError('values.regions is undefined');
    };
    expect(resumption(storedDraft, { version: 3, migrate: broken }, initial, []).kind).toBe('outdated');
  });

  it('restores a cleared value as empty, not as its initial value (14)', () => {
    const storage = memory();
    const storedValues = { company: 'Lumen', region: undefined, password: undefined };
    writeDraft(storage, 'account', { ...storedDraft, savedAt: now, ...storableValues(storedValues, ['password']) });
    const initial: { [Name in keyof typeof storedValues]: string | undefined } = {
      company: '',
      region: 'europe',
      password: 'x',
    };
    const found = resumption(readDraft(storage, 'account', 30, now), { version: 2 }, initial, ['password']);
    expect(found).toMatchObject({ values: { company: 'Lumen', region: undefined, password: 'x' } });
  });

  it('does not restore a value that has become a secret (16)', () => {
    const found = resumption(storedDraft, { version: 2, migrate: undefined }, { company: '' }, ['company']);
    expect(found).toMatchObject({ values: { company: '' } });
  });
});

interface Values {
  name: string;
  zone: string;
  note: string;
}
const steps: readonly WizardStep<Values>[] = [
  { id: 'name', title: 'Name', names: ['name', 'note'], content: () => null },
  { id: 'zone', title: 'Zone', names: ['zone', 'note'], content: () => null },
];

describe('step values', () => {
  it('are submitted with their steps; shared values with either step (5, 6)', () => {
    const values = { name: 'a', zone: 'b', note: 'c' };
    expect(submittedValues(steps, values, ['name'])).toEqual({ name: 'a', note: 'c' });
    const more: Values & { other: string } = { ...values, other: 'd' };
    expect(submittedValues<Values>(steps, more, [])).toEqual({ other: 'd' });
  });

  it('mark their steps as changed, or the open step if none claims them (2)', () => {
    expect(changedSteps(steps, ['zone'], 'name')).toEqual(['zone']);
    expect(changedSteps(steps, ['note'], 'name')).toEqual(['name', 'zone']);
    expect(changedSteps(steps, ['other'], 'name')).toEqual(['name']);
  });
});
