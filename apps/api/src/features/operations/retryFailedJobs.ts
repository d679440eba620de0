import { failure } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { retryAllJobs } from './changeFailedJobs.ts';
import { FailedJobs } from './failedJob.ts';

/** Runs all failed jobs again, except those that would restore an old state. */
export const retryFailedJobs = defineMutation({
  name: 'retryFailedJobs',
  rule: operatePlatform,
  payload: OkPayload,
  audit: { action: 'job.retryAll', target: FailedJobs },
  run: async ({ principal, transaction }) => {
    const target = FailedJobs.missingTarget('', principal);
    if (!isAdministrator(principal.effective)) return failed(failure('FORBIDDEN'), target);
    const count = await retryAllJobs(transaction);
    return done(true, count === 0 ? null : { target, diff: { jobs: [null, count] } });
  },
});
