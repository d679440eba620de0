/** Pages of the documentation that the console leads to: files of `apps/documentation/content`. */
export type Topic =
  | 'accounts'
  | 'acting'
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
  | 'report-an-issue'
  | 'roles'
  | 'settings'
  | 'users';

/** Address of a page of the documentation, or of a section of it; without a topic that of its first page. */
export const documentationUrl = (docsUrl: string, topic: Topic | undefined, section?: string): string =>
  `${docsUrl.replace(/\/*$/, '/')}${topic === undefined ? '' : `${topic}/`}${section === undefined ? '' : `#${section}`}`;
