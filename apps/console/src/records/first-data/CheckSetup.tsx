import { Button, LinkButton } from '@edge-console/ui/button';
import { useFormats } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../api/errorText.ts';
import type { DataError } from '../../api/dataError.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import * as styles from './FirstDataPanel.css.ts';
import { firstDataMessages } from './messages.ts';
import { setupQuery } from './queries.ts';
import { type SetupProblem, setupProblem } from './setupProblem.ts';

const messages = firstDataMessages.setup;

type Result = { readonly problem: SetupProblem } | { readonly error: DataError };

/** Says which step is missing while no data arrives. */
export function CheckSetup() {
  const { client } = useQueryClient();
  const [result, setResult] = useState<Result>();
  const [isChecking, setIsChecking] = useState(false);
  async function check(): Promise<void> {
    setIsChecking(true);
    const response = await client.request(setupQuery, {});
    setResult(response.ok ? { problem: setupProblem(response.value) } : { error: response.error });
    setIsChecking(false);
  }
  return (
    <>
      <Button isPending={isChecking} onPress={() => void check()}>
        {messages.check}
      </Button>
      {result && (
        <div className={styles.whole}>
          {'error' in result ? (
            <Notice tone="danger" title={messages.notChecked}>
              {errorText(result.error)}
            </Notice>
          ) : (
            <Problem problem={result.problem} />
          )}
        </div>
      )}
    </>
  );
}

function Problem({ problem }: { problem: SetupProblem }) {
  const formats = useFormats();
  switch (problem.kind) {
    case 'arrived':
      return (
        <Notice tone="success" title={messages.arrived}>
          {messages.arrivedText}
        </Notice>
      );
    case 'noKey':
      return (
        <Notice tone="warning" title={messages.noKey}>
          {messages.noKeyText}
        </Notice>
      );
    case 'disabled':
      return (
        <Notice tone="warning" title={messages.disabled(problem.name)} action={<SeeKeys />}>
          {messages.disabledText}
        </Notice>
      );
    case 'restricted':
      return (
        <Notice tone="warning" title={messages.restricted(problem.name)} action={<SeeKeys />}>
          {messages.restrictedText(formats.list(problem.origins))}
        </Notice>
      );
    case 'noData':
      return (
        <Notice tone="info" title={messages.noData(problem.name)}>
          {messages.noDataText}
        </Notice>
      );
  }
}

const SeeKeys = () => (
  <LinkButton asChild size="sm">
    <RouterLink to="/apis/?tab=apiKeys">{messages.seeKeys}</RouterLink>
  </LinkButton>
);
