export { handler } from '@edge-console/api/pre-sign-up';
