import { Button, LinkButton } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { CopyButton } from '@edge-console/ui/copy-button';
import { ArrowUpRight, ChartSpline, Check, Icon, Plus } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../api/errorText.ts';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { documentationUrl } from '../../shell/documentation/topics.ts';
import { sampleDataMessages } from '../analytics/messages.ts';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { CheckSetup } from './CheckSetup.tsx';
import { DashboardPreview } from './DashboardPreview.tsx';
import * as styles from './FirstDataPanel.css.ts';
import { firstDataMessages } from './messages.ts';
import { PlayerCode } from './PlayerCode.tsx';
import { firstKeyQuery } from './queries.ts';

const createFirstKeyMutation = graphql(
  `
    mutation CreateFirstKey($input: ApiKeyInput!) {
      createApiKey(input: $input) {
        apiKey {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { key: keyMessages, code, waiting, demo, sample, preview } = firstDataMessages;

/** Leads an account without player data to its first data: create a key, add the code, wait. */
export function FirstDataPanel() {
  const { docsUrl, demoPlayerUrl } = useConfiguration();
  const canReadKeys = useAccess('apiKeys').allowed;
  const keys = useQuery(firstKeyQuery, canReadKeys ? {} : null);
  const apiKey = keys.data?.apiKeys.nodes[0]?.value;
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Card
          title={firstDataMessages.title}
          actions={<span className={styles.progress}>{firstDataMessages.progress(apiKey === undefined ? 0 : 1)}</span>}
        >
          <ol className={styles.steps} aria-busy={canReadKeys && keys.isLoading}>
            <Step number={1} title={keyMessages.title} state={apiKey === undefined ? 'current' : 'done'}>
              {!canReadKeys ? (
                <p className={styles.text}>{keyMessages.denied}</p>
              ) : apiKey !== undefined ? (
                <span className={styles.key}>
                  <code className={styles.keyValue}>{apiKey}</code>
                  <CopyButton text={apiKey} object={keyMessages.copied} />
                </span>
              ) : keys.error ? (
                <Notice
                  tone="danger"
                  title={keyMessages.notLoaded}
                  action={
                    <RetryButton size="sm" error={keys.error} onRetry={keys.refetch} isPending={keys.isFetching} />
                  }
                >
                  {errorText(keys.error)}
                </Notice>
              ) : keys.isLoading ? (
                <Skeleton width={280} height={36} />
              ) : (
                <CreateKey />
              )}
            </Step>
            <Step number={2} title={code.title} state={apiKey === undefined ? 'next' : 'current'}>
              <p className={styles.text}>{code.text}</p>
              <div className={styles.whole}>
                <PlayerCode apiKey={apiKey} />
              </div>
              {docsUrl !== undefined && (
                <Link href={documentationUrl(docsUrl, 'player-data')} isExternal>
                  {code.guide}
                </Link>
              )}
            </Step>
            <Step number={3} title={waiting.title} state="next">
              <p className={styles.text}>{waiting.text}</p>
              {canReadKeys && <CheckSetup key={apiKey} />}
            </Step>
          </ol>
        </Card>
        <div className={styles.alternatives}>
          <Card title={preview.title}>
            <div className={styles.alternative}>
              <DashboardPreview />
              <p className={styles.text}>{preview.text}</p>
            </div>
          </Card>
          {demoPlayerUrl !== undefined && canReadKeys && (
            <Card title={demo.title}>
              <div className={styles.alternative}>
                <p className={styles.text}>{apiKey === undefined ? demo.withoutKey : demo.text}</p>
                {apiKey !== undefined && (
                  <LinkButton
                    href={`${demoPlayerUrl}?${new URLSearchParams({ key: apiKey }).toString()}`}
                    target="_blank"
                    rel="noopener"
                    icon={ArrowUpRight}
                  >
                    {demo.open}
                  </LinkButton>
                )}
              </div>
            </Card>
          )}
          <Card title={sample.title}>
            <div className={styles.alternative}>
              <p className={styles.text}>{sample.text}</p>
              <LinkButton asChild icon={ChartSpline}>
                <RouterLink to="/edge-intelligence/analytics/?sample=1">{sampleDataMessages.explore}</RouterLink>
              </LinkButton>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}

type StepProps = { number: number; title: string; state: 'done' | 'current' | 'next'; children: ReactNode };

function Step({ number, title, state, children }: StepProps) {
  return (
    <li className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.marker} data-state={state} aria-hidden="true">
        {state === 'done' ? <Icon icon={Check} size={16} /> : number}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  );
}

function CreateKey() {
  const { allowed } = useAccess('createApiKey');
  const { show } = useSnackbar();
  const { run, isRunning } = useMutation(createFirstKeyMutation, { refetchQueries: [firstKeyQuery] });
  if (!allowed) return <p className={styles.text}>{keyMessages.denied}</p>;
  async function create(): Promise<void> {
    const result = await run({ input: { name: keyMessages.name, enabled: true, allowedOrigins: [] } });
    if (result.kind === 'done') show({ kind: 'success', message: keyMessages.done });
    else show({ kind: 'error', message: failureText(keyMessages.failed, result, keyMessages.failed) });
  }
  return (
    <>
      <p className={styles.text}>{keyMessages.text}</p>
      <Button variant="primary" icon={Plus} isPending={isRunning} onPress={() => void create()}>
        {keyMessages.create}
      </Button>
    </>
  );
}
