import type { OutboxJobRow, OutboxKind } from '../../core/database/schema.ts';
import { jobProblems } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { loadEntity, loadUser } from '../../core/accounts/loaders.ts';
import { User } from '../../core/accounts/user.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { builder } from '../../core/schema/builder.ts';

const kinds: Readonly<Record<OutboxKind, true>> = {
  CREATE: true,
  RESEND: true,
  ENABLE: true,
  DISABLE: true,
  DELETE: true,
  SIGN_OUT: true,
  RESET_PASSWORD: true,
  ENABLE_MFA: true,
  RESET_MFA: true,
  ADD_PASSWORD: true,
  MOVE_PROVIDERS: true,
  SEND_PASSWORD_CODE: true,
  REGISTER_DOMAIN: true,
  CHECK_DOMAIN: true,
  RELEASE_DOMAIN: true,
  MAIL: true,
  PROVISION: true,
  SYNC_KEYS: true,
  SYNC_PARAMETERS: true,
  REMOVE_OBJECTS: true,
  ALERT_WEBHOOK: true,
};

export const JobKindEnum = builder.enumType('JobKind', { values: Object.keys(kinds) as readonly OutboxKind[] });
export const JobProblemEnum = builder.enumType('JobProblem', { values: jobProblems });

/** A failed job, without its content, which can contain codes and addresses. */
export type FailedJob = Pick<
  OutboxJobRow,
  'id' | 'entityId' | 'kind' | 'attempts' | 'createdAt' | 'deadAt' | 'problem' | 'problemCode' | 'isSuperseded'
> & { readonly userId: string | null };

export const FailedJobObject = builder.objectRef<FailedJob>('FailedJob').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: JobKindEnum }),
    account: t.field({
      type: Entity.type,
      nullable: true,
      description: 'Null if it was deleted.',
      resolve: ({ entityId }, _arguments, context) => loadEntity(context, entityId),
    }),
    user: t.field({
      type: User.type,
      nullable: true,
      description: 'The user whose user pool entry the job changes.',
      resolve: ({ userId }, _arguments, context) => (userId === null ? null : loadUser(context, userId)),
    }),
    attempts: t.exposeInt('attempts'),
    problem: t.expose('problem', { type: JobProblemEnum, nullable: true }),
    problemCode: t.exposeString('problemCode', {
      nullable: true,
      description: 'The error code of the service that the job calls.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    failedAt: t.expose('deadAt', { type: 'DateTime', nullable: true }),
    superseded: t.exposeBoolean('isSuperseded', {
      description: 'A later job replaced it, so it can only be dismissed.',
    }),
  }),
});

/** The target type in the audit log, because jobs are not API objects. Recorded in the operator’s own log. */
export const jobTarget = 'Job';

const targetOf = (id: string, name: string | null, { effective }: Principal) => ({
  type: jobTarget,
  id: id.replaceAll('\0', '').slice(0, 64),
  name,
  entityId: effective.entity.id,
});

export const FailedJobs = {
  missingTarget: (id: string, principal: Principal) => targetOf(id, null, principal),
  describe: async ({ principal }: { readonly principal: Principal }, id: string) => targetOf(id, null, principal),
  targetOf: ({ id, kind }: Pick<OutboxJobRow, 'id' | 'kind'>, principal: Principal) =>
    targetOf(String(id), kind, principal),
};
