import type { Domain } from './queries.ts';

/** The stage of a domain, which determines its badge. */
export type DomainStage = 'pending' | 'issued' | 'live' | 'caaError' | 'timedOut' | 'failed' | 'renewalFailed';

const stageOfError: Readonly<Record<string, DomainStage>> = {
  CAA_ERROR: 'caaError',
  VALIDATION_TIMED_OUT: 'timedOut',
  RENEWAL_FAILED: 'renewalFailed',
};

export function stageOf({ status, errorCode, live }: Pick<Domain, 'status' | 'errorCode' | 'live'>): DomainStage {
  if (status === 'ERROR') return stageOfError[errorCode ?? ''] ?? 'failed';
  if (status === 'PENDING_VALIDATION') return 'pending';
  return live ? 'live' : 'issued';
}

/** Only a new request helps. */
export const isGivenUp = (domain: Pick<Domain, 'status' | 'validatedAt'>): boolean =>
  domain.status === 'ERROR' && domain.validatedAt === null;

/** Whether setup is complete. */
export const isSetUp = (domain: Domain): boolean => domain.live || stageOf(domain) === 'renewalFailed';

/** Completed steps of the wizard, as the server knows them. */
export function passedSteps(domain: Domain | null): string[] {
  if (domain === null) return [];
  return domain.status === 'SUCCESS' ? ['add', 'certificate'] : ['add'];
}

const hours = 3_600_000;
/** When the certificate authority stops waiting for the record. */
export const givesUpAt = ({ requestedAt }: Domain): Date => new Date(Date.parse(requestedAt) + 72 * hours);
