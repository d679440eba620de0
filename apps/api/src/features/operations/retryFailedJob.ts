import { failure, notFound } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { lockFailedJob, retryJob } from './changeFailedJobs.ts';
import { FailedJobs } from './failedJob.ts';

/** Runs a failed job again. JOB_SUPERSEDED if that would restore an old state; JOB_BUSY while a later job of the subject runs. */
export const retryFailedJob = defineMutation({
  name: 'retryFailedJob',
  rule: operatePlatform,
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'job.retry', target: FailedJobs },
  examples: [{ with: { id: '0' } }],
  run: async ({ principal, transaction }, { id }) => {
    const attempt = FailedJobs.missingTarget(id, principal);
    if (!isAdministrator(principal.effective)) return failed(failure('FORBIDDEN'), attempt);
    const job = await lockFailedJob(transaction, id);
    if (!job) return failed(notFound('job'), attempt);
    const target = FailedJobs.targetOf(job, principal);
    const obstacle = await retryJob(transaction, job);
    return obstacle ? refused([userError(obstacle)], target) : done(true, { target, diff: {} });
  },
});
