import { inviteUserRule } from '@edge-console/domain';
import { formatPhone } from '@edge-console/ui/formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

it('treats a formatted phone number like its stored digits, so saving an unchanged form changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,25}$/), (digits) => {
      expect(v.parse(inviteUserRule.entries.phone, formatPhone(digits))).toBe(digits);
    }),
  );
});
