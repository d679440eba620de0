import { auditList } from './auditList.tsx';

export { AuditScreen as Screen } from './auditList.tsx';

export const { preload } = auditList;
