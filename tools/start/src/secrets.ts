import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Credentials with which the API signs its administrative calls to the local identity service. */
type AdminCredentials = { accessKeyId: string; secretAccessKey: string };

/** What a service shows to the API: made once for each data folder, as the credentials are. */
export function serviceSecret(dataFolder: string, service: 'steering' | 'charts' | 'identity'): string {
  const path = join(dataFolder, `${service}-secret`);
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(path, randomBytes(30).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(path, 'utf8');
}

/** Made once for each data folder and readable by its owner only: a local stack has no shared secret. */
export function adminCredentials(dataFolder: string): AdminCredentials {
  const path = join(dataFolder, 'admin-credentials.json');
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true });
    const made: AdminCredentials = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    };
    writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  }
  // Written by the lines above, and by nothing else.
  return JSON.parse(readFileSync(path, 'utf8')) as AdminCredentials;
}
