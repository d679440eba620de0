export { auditEvents } from './auditEvents.ts';
