/** Documentation pages that the console links to: files in `apps/documentation/content`. */
export type Topic =
  | 'accounts'
  | 'acting'
  | 'alerts'
  | 'analytics'
  | 'api'
  | 'api-integrations'
  | 'audit-log'
  | 'content-steering'
  | 'dashboard'
  | 'domain'
  | 'edge-delivery'
  | 'getting-around'
  | 'graphql'
  | 'identity'
  | 'insights'
  | 'my-account'
  | 'parameters'
  | 'player-data'
  | 'quick-start'
  | 'report-an-issue'
  | 'roles'
  | 'runbooks'
  | 'settings'
  | 'signing-in'
  | 'users';

/** URL of a documentation page or section; without a topic, of the first page. */
export const documentationUrl = (docsUrl: string, topic: Topic | undefined, section?: string): string =>
  `${docsUrl.replace(/\/*$/, '/')}${topic === undefined ? '' : `${topic}/`}${section === undefined ? '' : `#${section}`}`;
