import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { DateText } from '@edge-console/ui/date-time';
import type { MenuAction } from '@edge-console/ui/menu';
import { fullName } from '../../api/viewer/fullName.ts';
import { builtInRoles } from '../../auth/access/builtInRoles.generated.ts';
import type { LinkedAuditEvent } from '../../records/audit-log/linkedAuditEventFields.ts';
import * as styles from './UserPage.css.ts';
import { roleHistory } from './roleHistory.ts';
import { userPageMessages } from './userPageMessages.ts';
import type { UserOnPage } from './userPageQuery.ts';

const messages = userPageMessages.roles;

export type RoleHistoryCardProps = {
  user: UserOnPage;
  /** The events that could have changed the role, newest first. */
  events: readonly LinkedAuditEvent[];
  /** The row action that changes it. */
  edit: MenuAction | undefined;
};

/** Which roles the user had, and who gave them. */
export function RoleHistoryCard({ user, events, edit }: RoleHistoryCardProps) {
  const names = new Map([...builtInRoles, { id: user.role.id, name: user.roleName }].map(({ id, name }) => [id, name]));
  const changes = roleHistory(events);
  if (changes.length === 0) return null;
  return (
    <Card
      title={messages.title}
      {...(edit && {
        actions: (
          <Button size="sm" variant="ghost" disabledReason={edit.disabledReason} onPress={edit.onAction}>
            {edit.label}
          </Button>
        ),
      })}
    >
      <ol className={styles.history}>
        {changes.map(({ roleId, isInvitation, event: { id, at, actor, actorUser } }) => {
          const name = actorUser ? fullName(actorUser) : actor;
          return (
            <li key={id} className={styles.change}>
              <div className={styles.role}>{names.get(roleId) ?? messages.custom}</div>
              <div className={styles.by}>{isInvitation ? messages.invited(name) : messages.changed(name)}</div>
              <div className={styles.by}>
                <DateText value={at} />
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
