import { domainFailure } from '@edge-console/domain';
import { email, uniqueField } from '@edge-console/forms/rules';
import { useState } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { availabilityQuery } from './queries.ts';

/** Saving decides where the answer takes longer, such as after too many requests. */
const maxWaitMs = 5_000;

/**
 * The rule of an e-mail that no other user has, checked while it is typed for those who invite users: nobody else learns which are taken.
 * `current`: the user's own.
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
