export { apiTokens } from './apiTokens.ts';
export { createApiToken } from './createApiToken.ts';
export { deleteApiToken } from './deleteApiToken.ts';
export { rotateApiToken } from './rotateApiToken.ts';
export { setApiTokenEnabled } from './setApiTokenEnabled.ts';
export { updateApiToken } from './updateApiToken.ts';
