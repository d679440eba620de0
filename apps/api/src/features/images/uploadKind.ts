import { fileSets, type FileSet } from '@edge-console/forms/rules';
import { uploadKinds, type UploadKind } from '../../core/database/schema.ts';
import { FailureError, failureOfDenial } from '../../core/errors/failure.ts';
import { authorize } from '../../core/policy/authorize.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { manageIdentity } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';

export const UploadKindEnum = builder.enumType('UploadKind', { values: uploadKinds });

/** Accepted files by purpose. */
export const filesOf: Readonly<Record<UploadKind, FileSet>> = {
  BRAND: fileSets.logo,
  IMAGE: fileSets.image,
  ISSUE: fileSets.docs,
};

/** Users who manage branding can upload images; everyone can upload issue files. @throws FORBIDDEN */
export function checkCanUpload(principal: Principal, kind: UploadKind): void {
  if (kind === 'ISSUE') return;
  const decision = authorize(principal, manageIdentity, { kind: 'Mutation' });
  if (!decision.allowed) throw new FailureError(failureOfDenial(decision));
}
