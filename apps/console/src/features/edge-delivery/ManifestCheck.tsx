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

type Answer = { manifest: string; isReachable: boolean; text: string };

/** Asks the platform whether the manifest can be reached from the internet: an advice, nothing depends on it. */
export function ManifestCheck({ form }: { form: Form<ResourceValues> }) {
  const { client } = useQueryClient();
  const manifest = useFieldValue(form, 'manifest');
  const [asked, setAsked] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  if (!v.is(httpsUrl, manifest)) return null;

  async function check(): Promise<void> {
    setAsked(manifest);
    const result = await client.request(checkManifestQuery, { manifest });
    setAsked(undefined);
    if (!result.ok) {
      setAnswer({ manifest, isReachable: false, text: `${labels.notChecked} ${errorText(result.error)}` });
      return;
    }
    const { reachable, status, detail } = result.value.checkManifest;
    const reason = labels.unreachableReasons[detail ?? '']?.(status) ?? '';
    const text = reachable ? labels.reachable(status) : labels.unreachable(reason);
    setAnswer({ manifest, isReachable: reachable, text });
  }

  return (
    <div className={styles.check} aria-live="polite">
      <Button size="sm" isPending={asked === manifest} onPress={() => void check()}>
        {labels.check}
      </Button>
      {answer?.manifest === manifest && asked === undefined && (
        <Status kind={answer.isReachable ? 'active' : 'error'}>{answer.text}</Status>
      )}
    </div>
  );
}
