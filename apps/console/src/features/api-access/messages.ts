/** The words of the page of API tokens and API keys. */
export const integrationsMessages = { title: 'API Integrations', tabs: 'Tokens and keys' };
