import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Credentials with which the API signs its administrative calls to the local identity service. */
type AdminCredentials = { accessKeyId: string; secretAccessKey: string };

/** The secret that a service sends to the API, created once for each data folder. */
export function serviceSecret(
  dataFolder: string,
  service: 'steering' | 'charts' | 'identity' | 'provider-sign-up',
): string {
  const path = join(dataFolder, `${service}-secret`);
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(path, randomBytes(30).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8');
}

/** Created once for each data folder and readable only by its owner, so that local stacks share no secret. */
export function adminCredentials(dataFolder: string): AdminCredentials {
  const path = join(dataFolder, 'admin-credentials.json');
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true });
    const created: AdminCredentials = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    };
    writeFileSync(path, JSON.stringify(created), { mode: 0o600 });
  }
  // Only written by the lines above.
  return JSON.parse(readFileSync(path, 'utf8')) as AdminCredentials;
}
