import { Card } from '@edge-console/ui/card';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { formatPhone } from '@edge-console/ui/formats';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { EmailAddress } from '../../records/account/EmailAddress.tsx';
import { isAdministratorRole } from '../../auth/access/access.ts';
import { isMfaMissing } from '../../records/account/mfaStates.ts';
import { recordPageMessages } from '../../records/record-page/messages.ts';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { userPageMessages } from './userPageMessages.ts';
import type { UserOnPage } from './userPageQuery.ts';

const messages = userPageMessages.details;

const mfaText = (user: UserOnPage): string => {
  if (isMfaMissing(user)) return messages.mfaStates.missing;
  return user.mfaEnabled ? messages.mfaStates.on : messages.mfaStates.off;
};

export const UserDetailsCard = ({ user }: { user: UserOnPage }) => (
  <Card title={recordPageMessages.details}>
    <KeyValueList
      items={[
        { label: messages.email, value: <EmailAddress>{user.email}</EmailAddress>, copy: user.email },
        { label: messages.phone, value: user.phone && formatPhone(user.phone) },
        {
          label: messages.account,
          value: (
            <ObjectLink type="Entity" id={user.entity.id}>
              {user.entity.name}
            </ObjectLink>
          ),
        },
        ...(user.admin && !isAdministratorRole(user.role.id) ? [{ label: messages.admin, value: messages.yes }] : []),
        { label: messages.createdAt, value: <DateText value={user.createdAt} /> },
        {
          label: messages.lastLogin,
          value: user.lastLogin && <RelativeTime value={user.lastLogin} />,
          emptyMessage: messages.never,
        },
        ...(user.mfaEnabled === null ? [] : [{ label: messages.mfa, value: mfaText(user) }]),
        { label: messages.id, value: user.id, isCode: true, copy: true },
      ]}
    />
  </Card>
);
