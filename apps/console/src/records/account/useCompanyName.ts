import { companyName, domainFailure } from '@edge-console/domain';
import { uniqueField } from '@edge-console/forms/rules';
import { useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { availabilityQuery } from './queries.ts';

/** Validates while typing that no other account has the company name. `current`: the account's own name. */
export function useCompanyName(current?: string) {
  const { client } = useQueryClient();
  const [rule] = useState(() =>
    uniqueField(companyName, {
      isTaken: async (name, signal) => {
        if (name.toLowerCase() === current?.toLowerCase()) return false;
        const result = await client.request(availabilityQuery, { companyName: name }, { signal });
        return result.ok && !result.value.availability;
      },
      failure: domainFailure('COMPANY_NAME_EXISTS'),
    }),
  );
  return rule;
}
