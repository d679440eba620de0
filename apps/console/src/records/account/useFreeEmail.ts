import { domainFailure } from '@edge-console/domain';
import { email, uniqueField } from '@edge-console/forms/rules';
import { useState } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { availabilityQuery } from './queries.ts';

/** After this, the check is left to saving, for example when rate limited. */
const maxWaitMs = 5_000;

/**
 * Validates while typing that no other user has the email address. Only for users who can invite, to prevent account
 * enumeration. `current`: the user's own address.
 */
export function useFreeEmail(current?: string | null) {
  const { client } = useQueryClient();
  const { allowed } = useAccess('inviteUser');
  const [rule] = useState(() =>
    uniqueField(email, {
      isTaken: async (address, signal) => {
        if (!allowed || address.toLowerCase() === current?.toLowerCase()) return false;
        const limited = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]);
        const result = await client.request(availabilityQuery, { email: address }, { signal: limited });
        return result.ok && !result.value.availability;
      },
      failure: domainFailure('EMAIL_EXISTS'),
    }),
  );
  return rule;
}
