import * as v from 'valibot';
import { domainName, uniqueItems, oneOf, oneOrMore } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const notAllowed = 'This text has characters that are not allowed.';

export const selectionCases: Record<string, RuleCases> = {
  "oneOrMore(['ei.analytics', 'ea.dashboards'])": {
    rule: oneOrMore(['ei.analytics', 'ea.dashboards']),
    accepts: [
      [['ei.analytics'], ['ei.analytics']],
      [
        ['ea.dashboards', 'ei.analytics'],
        ['ea.dashboards', 'ei.analytics'],
      ],
    ],
    refuses: [
      [[], 'Select at least one option.'],
      [['st.users'], 'Enter ei.analytics or ea.dashboards.'],
      [['ei.analytics', 'ei.analytics'], notAllowed],
      [undefined, 'Required field.'],
    ],
  },
  'uniqueItems()': {
    rule: v.pipe(v.array(domainName), uniqueItems()),
    accepts: [
      [[], []],
      [
        ['aurora.tv', ' basalt.tv '],
        ['aurora.tv', 'basalt.tv'],
      ],
    ],
    refuses: [
      [['aurora.tv', ' aurora.tv'], 'This is already in the list.'],
      [['aurora.tv', ''], 'Required field.'],
      ['aurora.tv', notAllowed],
    ],
  },
  "oneOf(['strict', 'lax'])": {
    rule: oneOf(['strict', 'lax']),
    accepts: [['lax', 'lax']],
    refuses: [
      ['', 'Required field.'],
      ['LAX', 'Enter strict or lax.'],
      ['toString', 'Enter strict or lax.'],
    ],
  },
};
