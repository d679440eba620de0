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
    what: 'Authenticator app that could not be turned on',
    says: 'Multi-factor authentication could not be enabled.',
  },
  {
    what: 'Authenticator app that could not be turned off',
    says: 'Multi-factor authentication could not be disabled.',
  },
  { what: 'No secret for an authenticator app', says: 'The QR code could not be loaded.' },
  { what: 'Issue report that could not be sent', says: 'Your report could not be sent. Nothing was lost.' },
];

describe('messages for identity service errors', () => {
  beforeEach(async () => {
    world = await openIdentityWorld();
  });
  afterEach(() => world.close());

  it.each(ofIdentity)('$what: $says', async ({ says, provoke }) => {
    for (const text of [await provoke()].flat()) expect(text).toMatch(patternOf(says));
  });
});

describe('other messages', () => {
  it.each(pageErrors)('$what: $says', async ({ says, provoke }) => {
    for (const text of [await provoke()].flat()) expect(text).toMatch(patternOf(says));
  });

  it.each(inJourney)('in a browser: $says', ({ says }) => {
    expect(Object.values(journeys).filter((text) => text.includes(`'${says}'`))).not.toEqual([]);
  });
});

it('docs/errors.md lists exactly these messages', () => {
  const rows = [...page.matchAll(/^\| (?<what>[^|]+?) +\| `(?<says>[^`]+)` +\|/gm)].map(({ groups }) => ({
    ...groups,
  }));
  const provoked = [...ofIdentity, ...pageErrors, ...inJourney].map(({ what, says }) => ({ what, says }));
  const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
  expect(rows.toSorted(byText)).toEqual(provoked.toSorted(byText));
});
