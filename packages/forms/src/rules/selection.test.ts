import { oneOf, oneOrMore } from './index.ts';
import { describeRule } from './describeRule.ts';

const notAllowed = 'This text has characters that are not allowed.';

describeRule('oneOrMore', {
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
    [['st.users'], notAllowed],
    [['ei.analytics', 'ei.analytics'], notAllowed],
    [undefined, 'Required field.'],
  ],
});

describeRule('oneOf', {
  rule: oneOf(['strict', 'lax']),
  accepts: [['lax', 'lax']],
  refuses: [
    ['', 'Required field.'],
    ['LAX', notAllowed],
    ['toString', notAllowed],
  ],
});
