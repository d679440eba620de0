export { dismissFailedJob } from './dismissFailedJob.ts';
export { failedJobs } from './failedJobs.ts';
export { outboxStatus } from './outboxStatus.ts';
export { retryFailedJob } from './retryFailedJob.ts';
export { retryFailedJobs } from './retryFailedJobs.ts';
export { serviceInstances } from './serviceInstances.ts';
export { taskRuns } from './taskRuns.ts';
export { webhookStatus } from './webhookStatus.ts';
