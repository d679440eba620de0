import { expect, it } from 'vitest';
import { withoutToken } from './withoutToken.ts';

const token = 'x7Qm-Lr2_a9Zt24cf';

it.each([
  ['the token itself', token, '••••••••24cf'],
  ['the steering address', `https://s.example/decision/${token}`, 'https://s.example/decision/••••••••24cf'],
  [
    'the answer to players',
    `"RELOAD-URI": "https://s.example/decision/${token}?session=1"`,
    '"RELOAD-URI": "https://s.example/decision/••••••••24cf?session=1"',
  ],
  [
    'an earlier token',
    'SERVER-URI="https://s.example/decision/earlier-1234",PATHWAY-ID="a"',
    'SERVER-URI="https://s.example/decision/••••••••1234",PATHWAY-ID="a"',
  ],
])('masks %s', (_name, text, shown) => {
  expect(withoutToken(text, token)).toBe(shown);
});
