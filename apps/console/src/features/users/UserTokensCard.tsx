import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { KeyRound } from '@edge-console/ui/icon';
import { EmptyState } from '@edge-console/ui/states';
import { TokenStatusText } from '../../records/api-token/TokenStatusText.tsx';
import * as styles from '../../records/record-page/RecordPage.css.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { userPageMessages } from './userPageMessages.ts';
import type { UserPageData } from './userPageQuery.ts';

const messages = userPageMessages.tokens;

export type UserTokensCardProps = { tokens: NonNullable<UserPageData['apiTokens']>['nodes'] };

/** The API tokens that the user created. */
export const UserTokensCard = ({ tokens }: UserTokensCardProps) => (
  <Card isFlush title={userPageMessages.apiTokens} description={messages.text}>
    {tokens.length === 0 ? (
      <div className={styles.state}>
        <EmptyState icon={KeyRound} title={messages.empty.title}>
          {messages.empty.text}
        </EmptyState>
      </div>
    ) : (
      <ul className={styles.rows}>
        {tokens.map((token) => (
          <li key={token.id} className={styles.row}>
            <div className={styles.textColumn}>
              <div className={styles.title}>
                <ObjectLink type="ApiToken" id={token.id}>
                  {token.name}
                </ObjectLink>
              </div>
              <div className={styles.text}>
                {token.lastUsedAt === null ? (
                  messages.neverUsed
                ) : (
                  <>
                    {messages.lastUsed} <RelativeTime value={token.lastUsedAt} />
                  </>
                )}
              </div>
            </div>
            <TokenStatusText token={token} />
          </li>
        ))}
      </ul>
    )}
  </Card>
);
