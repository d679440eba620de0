import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import page from '../../../../../docs/errors.md?raw';
import { accountErrors } from './accountErrors.fixture.ts';
import { patternOf } from './errorCase.fixture.ts';
import { openIdentityWorld } from './identityWorld.fixture.ts';
import { pageErrors } from './pageErrors.fixture.tsx';
import { sessionErrors } from './sessionErrors.fixture.ts';
import { signInErrors } from './signInErrors.fixture.ts';

const journeys = import.meta.glob<string>('../../../../../e2e/*.spec.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let world: Awaited<ReturnType<typeof openIdentityWorld>>;
const current = () => world;

const ofIdentity = [...signInErrors(current), ...sessionErrors(current), ...accountErrors(current)];

/** Messages shown in dialogs, which end-to-end tests cover. */
const inJourney = [
  {
    cause: 'Authenticator app that could not be turned on',
    message: 'Multi-factor authentication could not be enabled.',
  },
  {
    cause: 'Authenticator app that could not be turned off',
    message: 'Multi-factor authentication could not be disabled.',
  },
  { cause: 'No secret for an authenticator app', message: 'The QR code could not be loaded.' },
  { cause: 'Issue report that could not be sent', message: 'Your report could not be sent. Nothing was lost.' },
];

describe('messages for identity service errors', () => {
  beforeEach(async () => {
    world = await openIdentityWorld();
  });
  afterEach(() => world.close());

  it.each(ofIdentity)('$cause: $message', async ({ message, trigger }) => {
    for (const text of [await trigger()].flat()) expect(text).toMatch(patternOf(message));
  });
});

describe('other messages', () => {
  it.each(pageErrors)('$cause: $message', async ({ message, trigger }) => {
    for (const text of [await trigger()].flat()) expect(text).toMatch(patternOf(message));
  });

  it.each(inJourney)('in a browser: $message', ({ message }) => {
    expect(Object.values(journeys).filter((text) => text.includes(`'${message}'`))).not.toEqual([]);
  });
});

it('docs/errors.md lists exactly these messages', () => {
  const rows = [...page.matchAll(/^\| (?<cause>[^|]+?) +\| `(?<message>[^`]+)` +\|/gm)].map(({ groups }) => ({
    ...groups,
  }));
  const provoked = [...ofIdentity, ...pageErrors, ...inJourney].map(({ cause, message }) => ({ cause, message }));
  const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
  expect(rows.toSorted(byText)).toEqual(provoked.toSorted(byText));
});
