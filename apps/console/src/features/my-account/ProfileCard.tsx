import { Avatar } from '@edge-console/ui/avatar';
import { Badge } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { RelativeTime } from '@edge-console/ui/date-time';
import { formatPhone } from '@edge-console/ui/formats';
import { LockKeyhole, Mail, Pencil } from '@edge-console/ui/icon';
import { KeyValueList, type KeyValueItem } from '@edge-console/ui/key-value-list';
import { Segmented } from '@edge-console/ui/segmented';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { EmailAddress } from '../../records/account/EmailAddress.tsx';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { shellMessages } from '../../shell/messages.ts';
import { colorModes } from '../../core/preferences/colorMode.ts';
import { useColorMode } from '../../shell/preferences/useColorMode.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import * as styles from './MyAccount.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionsLink } from './SessionsLink.tsx';

const messages = myAccountMessages.profile;

export type ProfileCardProps = {
  viewer: Viewer;
  /** Undefined while loading; null without permission. */
  contact: { phone: string | null; lastLogin: string | null } | null | undefined;
  /** Whether to link to the sessions. */
  hasSessions: boolean;
  /** Set while acting, to show why it is not possible. Otherwise, it is among the sign-in methods. */
  onChangePassword: (() => void) | undefined;
  /** Undefined for users of a provider, which owns the address. */
  onChangeEmail: (() => void) | undefined;
};

/** The user's details, with editing and links to their password and sessions. */
export function ProfileCard({
  viewer: { user, email },
  contact,
  hasSessions,
  onChangePassword,
  onChangeEmail,
}: ProfileCardProps) {
  const { mode, setMode } = useColorMode();
  const reasonFor = useDisabledReason();
  // Never while acting: the identity service would change the actor's password or address.
  const ofSignIn = reasonFor('requestEmailChange');
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (user && contact !== undefined && isEditing) {
    const stop = () => {
      flushSync(() => setIsEditing(false));
      edit.current?.focus();
    };
    return <ProfileForm user={user} email={email} contact={contact} onClose={stop} />;
  }
  const name = user ? fullName(user) : email;
  const waiting = contact === undefined && <Skeleton width={120} />;
  const items: KeyValueItem[] = [
    { label: messages.name, value: user?.name },
    { label: messages.lastName, value: user?.lastName },
    {
      label: messages.email,
      value: <EmailAddress>{email}</EmailAddress>,
    },
    ...(contact === null
      ? []
      : [{ label: messages.phone, value: waiting || (contact?.phone && formatPhone(contact.phone)) }]),
    {
      label: messages.role,
      value: user && (
        <span className={styles.textColumn}>
          <span>{user.roleName}</span>
          {user.admin && <Badge isOutlined>{messages.admin}</Badge>}
        </span>
      ),
    },
    ...(contact === null
      ? []
      : [{ label: messages.lastLogin, value: waiting || <RelativeTime value={contact?.lastLogin} /> }]),
    {
      label: messages.theme,
      value: (
        <Segmented
          label={messages.theme}
          size="sm"
          items={colorModes.map((id) => ({ id, label: shellMessages.modes[id] }))}
          value={mode}
          onChange={setMode}
        />
      ),
    },
  ];
  return (
    <Card
      title={name}
      description={<EmailAddress>{email}</EmailAddress>}
      media={<Avatar name={name} size="lg" />}
      actions={
        user && (
          <Button
            ref={edit}
            icon={Pencil}
            isDisabled={contact === undefined}
            disabledReason={reasonFor('updateProfile')}
            onPress={() => setIsEditing(true)}
          >
            {messages.edit}
          </Button>
        )
      }
      footer={
        <>
          {onChangePassword && (
            <Button icon={LockKeyhole} disabledReason={ofSignIn} onPress={onChangePassword}>
              {messages.changePassword}
            </Button>
          )}
          {onChangeEmail && (
            <Button icon={Mail} disabledReason={ofSignIn} onPress={onChangeEmail}>
              {messages.changeEmail}
            </Button>
          )}
          {hasSessions && (
            <span className={styles.atEnd}>
              <SessionsLink>{messages.sessions}</SessionsLink>
            </span>
          )}
        </>
      }
    >
      <KeyValueList items={items} />
    </Card>
  );
}
