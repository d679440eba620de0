import { auditList } from './auditList.ts';

export { AuditScreen as Screen } from './AuditScreen.tsx';

export const { preload } = auditList;
