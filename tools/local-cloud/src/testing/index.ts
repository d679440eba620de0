export { appOf } from './authenticator-app.ts';
export { ana, startTestCloud, type TestCloud } from './test-cloud.ts';
