import { escapeIdentifier, escapeLiteral, type Client } from 'pg';

/** Creates the login of the services, or sets its password, and gives it the roles that it needs. */
export async function writeServiceLogin(client: Client, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const name = decodeURIComponent(username);
  const login = escapeIdentifier(name);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  await client.query(
    `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${login} LOGIN PASSWORD ${escapeLiteral(decodeURIComponent(password))};
    GRANT edge_api, edge_system TO ${login}`,
  );
}
