export { appOf } from './authenticatorApp.ts';
export { ana, startTestCloud, type TestCloud } from './testCloud.ts';
export { createTestClient } from './testClient.ts';
