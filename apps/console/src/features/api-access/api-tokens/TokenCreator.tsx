import { ObjectLink } from '../../../router/ObjectLink.tsx';
import { isCreatedWithAccount } from '../../../records/api-token/tokenStatus.ts';
import { apiTokensMessages } from './messages.ts';
import type { ListedApiToken } from './queries.ts';

const { createdWithAccount } = apiTokensMessages;

/** Who created a token, as a link. */
export function TokenCreator({ token }: { token: Pick<ListedApiToken, 'createdUser' | 'creator'> }) {
  if (isCreatedWithAccount(token)) return <span title={createdWithAccount.long}>{createdWithAccount.short}</span>;
  const { createdUser, creator } = token;
  return (
    <span title={createdUser}>
      {creator ? (
        <ObjectLink type="User" id={creator.id} tone="inherit">
          {createdUser}
        </ObjectLink>
      ) : (
        createdUser
      )}
    </span>
  );
}
