export { appOf } from './authenticatorApp.ts';
export { adminCredentials, ana, startTestCloud, type TestCloud } from './testCloud.ts';
export { createTestClient } from './testClient.ts';
