import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { companyName } from '@edge-console/domain';
import { email, personName } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { userAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, entities, users } from '../../core/database/schema.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { builtInRoleNames, services } from '../../core/policy/permissions.ts';
import { insertEntity } from './insertEntity.ts';

/** The platform's account and its first administrator. */
export const platformRule = v.object({
  platform: companyName,
  region: v.pipe(v.string(), v.nonEmpty()),
  email,
  name: personName,
  lastName: personName,
});

/**
 * Creates the platform in an empty database, and enqueues the invitation of its first administrator. Returns false if there is a platform
 * already.
 */
export function createPlatform(
  database: Database,
  { platform, region, ...administrator }: v.InferOutput<typeof platformRule>,
): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    // Two commands at the same time create one platform.
    await transaction.execute('SELECT pg_advisory_xact_lock(hashtextextended($$platform$$, 0))');
    const existing = await transaction.$count(entities, eq(entities.type, 'PLATFORM'));
    if (existing > 0) return false;
    const entity = await insertEntity(transaction, {
      type: 'PLATFORM',
      name: platform,
      companyName: platform,
      region,
      services: [...services],
      tier: 'FULL',
    });
    if (!entity) throw new Error('Another account has this name');
    const [user] = await transaction
      .insert(users)
      .values({
        ...administrator,
        id: randomUUID(),
        entityId: entity.id,
        roleId: 'admin',
        roleName: builtInRoleNames.admin,
        admin: true,
        stage: 'INVITED',
      })
      .returning();
    if (!user) throw new Error('The administrator was not created');
    await transaction.insert(auditEvents).values(
      userAuditEvent(user, {
        action: 'user.invite',
        targetType: 'User',
        targetId: user.id,
        targetName: `${user.name} ${user.lastName}`,
        requestId: 'create-platform',
      }),
    );
    await enqueue(transaction, user, 'CREATE', { mail: true, invitation: { inviter: platform, account: platform } });
    return true;
  });
}
