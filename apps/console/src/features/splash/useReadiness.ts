import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { graphql } from '../../api/graphql.ts';
import { success } from '../../api/result.ts';
import { wait } from '../../api/wait.ts';
import { guestUrl, returnUrl } from '../../router/signInUrl.ts';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { pollProvisioning } from './pollProvisioning.ts';

const provisioningQuery = graphql(`
  query Provisioning {
    viewer {
      provisioning
    }
  }
`);

/** Polls until the account is ready, then redirects. Otherwise, returns the outcome until a retry. */
export function useReadiness() {
  const { client } = useQueryClient();
  const viewer = useViewerStore();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'FAILED' | 'TIMED_OUT' | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const request = async () => {
      const result = await client.request(provisioningQuery, {}, { signal });
      return result.ok ? success(result.value.viewer.provisioning) : result;
    };
    void pollProvisioning({ request, wait, now: Date.now, signal }).then((waited) => {
      if (waited === 'LEFT') return undefined;
      if (waited === 'NO_ENTITY') return navigate(guestUrl('/create-account/', search), { replace: true });
      if (waited !== 'READY') return setOutcome(waited);
      // The cached viewer has no account yet.
      viewer.forget();
      return navigate(returnUrl(search), { replace: true });
    });
    return () => controller.abort();
  }, [attempt, client, navigate, search, viewer]);

  return {
    outcome,
    retry: () => {
      setOutcome(null);
      setAttempt(attempt + 1);
    },
  };
}
