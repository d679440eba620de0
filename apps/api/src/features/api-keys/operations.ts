export { apiKeys } from './apiKeys.ts';
export { createApiKey } from './createApiKey.ts';
export { deleteApiKey } from './deleteApiKey.ts';
export { setApiKeyEnabled } from './setApiKeyEnabled.ts';
export { syncApiKeys } from './syncApiKeys.ts';
export { updateApiKey } from './updateApiKey.ts';
