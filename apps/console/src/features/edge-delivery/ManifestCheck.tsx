import { type Form, useFieldValue } from '@edge-console/forms';
import { httpsUrl } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { Status } from '@edge-console/ui/status';
import { useState } from 'react';
import * as v from 'valibot';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { edgeDeliveryMessages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import * as styles from './EdgeDelivery.css.ts';
import type { ResourceValues } from './resourceForm.ts';
import { graphql } from '../../api/graphql.ts';

const checkManifestQuery = graphql(`
  query CheckManifest($manifest: URL!) {
    checkManifest(manifest: $manifest) {
      reachable
      status
      detail
    }
  }
`);

const labels = edgeDeliveryMessages.resources.form;

type CheckResult = { manifest: string; isReachable: boolean; text: string };

/** Checks whether the manifest is reachable from the internet; only a hint. */
export function ManifestCheck({ form }: { form: Form<ResourceValues> }) {
  const { client } = useQueryClient();
  const manifest = useFieldValue(form, 'manifest');
  const [pending, setPending] = useState<string>();
  const [checkResult, setCheckResult] = useState<CheckResult>();
  if (!v.is(httpsUrl, manifest)) return null;

  async function check(): Promise<void> {
    setPending(manifest);
    const result = await client.request(checkManifestQuery, { manifest });
    setPending(undefined);
    if (!result.ok) {
      setCheckResult({ manifest, isReachable: false, text: `${labels.notChecked} ${errorText(result.error)}` });
      return;
    }
    const { reachable, status, detail } = result.value.checkManifest;
    const reason = labels.unreachableReasons[detail ?? '']?.(status) ?? '';
    const text = reachable ? labels.reachable(status) : labels.unreachable(reason);
    setCheckResult({ manifest, isReachable: reachable, text });
  }

  return (
    <div className={styles.check} aria-live="polite">
      <Button size="sm" isPending={pending === manifest} onPress={() => void check()}>
        {labels.check}
      </Button>
      {checkResult?.manifest === manifest && pending === undefined && (
        <Status kind={checkResult.isReachable ? 'active' : 'error'}>{checkResult.text}</Status>
      )}
    </div>
  );
}
