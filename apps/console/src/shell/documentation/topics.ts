/** Documentation pages that the console links to: files in `apps/documentation/content`. */
export type Topic =
  | 'accounts'
  | 'acting'
  | 'alerts'
  | 'analytics'
  | 'api-integrations'
  | 'audit-log'
  | 'dashboard'
  | 'domain'
  | 'edge-delivery'
  | 'identity'
  | 'insights'
  | 'my-account'
  | 'parameters'
  | 'player-data'
  | 'report-an-issue'
  | 'roles'
  | 'settings'
  | 'users';

/** URL of a documentation page or section; without a topic, of the first page. */
export const documentationUrl = (docsUrl: string, topic: Topic | undefined, section?: string): string =>
  `${docsUrl.replace(/\/*$/, '/')}${topic === undefined ? '' : `${topic}/`}${section === undefined ? '' : `#${section}`}`;
