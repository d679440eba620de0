export const integrationsMessages = { title: 'API Integrations', tabs: 'Tokens and keys' };
