import { failure, notFound } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { dismissJob, lockFailedJob } from './changeFailedJobs.ts';
import { FailedJobs } from './failedJob.ts';

/** Deletes a failed job without running it. JOB_NEEDED for the provisioning of an existing account. */
export const dismissFailedJob = defineMutation({
  name: 'dismissFailedJob',
  rule: operatePlatform,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'job.dismiss', target: FailedJobs },
  examples: [{ with: { id: '0' } }],
  run: async ({ principal, transaction }, { id }) => {
    const attempt = FailedJobs.missingTarget(id, principal);
    if (!isAdministrator(principal.effective)) return failed(failure('FORBIDDEN'), attempt);
    const job = await lockFailedJob(transaction, id);
    if (!job) return failed(notFound('job'), attempt);
    const target = FailedJobs.targetOf(job, principal);
    const obstacle = await dismissJob(transaction, job);
    return obstacle ? refused([userError(obstacle)], target) : done(true, { target, diff: {} });
  },
});
