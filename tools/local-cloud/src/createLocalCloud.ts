import type { IncomingMessage, ServerResponse } from 'node:http';
import { createChallengeSessions } from './challenges/sessions.ts';
import { providers, type RedirectUris } from './hosted-ui/authorization.ts';
import { createDomainHosting, type LocalDomainHosting } from './domains/domainHosting.ts';
import type { ZoneRecord } from './domains/zoneRecord.ts';
import { createZoneRoute } from './domains/zoneRoute.ts';
import { createHostedUiRoute } from './hosted-ui/hostedUiRoute.ts';
import { createAccessRules } from './http/access.ts';
import { createCognitoRoute } from './http/cognitoRoute.ts';
import { createRouter } from './http/route.ts';
import { createInboxRoute } from './mail/inboxRoute.ts';
import { defaultInviteMessage, type InviteMessage, type WriteMail } from './mail/invitation.ts';
import type { Mail } from './mail/mail.ts';
import { createS3Route } from './s3/s3Route.ts';
import { openObjectStore } from './s3/objectStore.ts';
import type { MfaRequirement, OnPasswordSet, Pool } from './user-pool/pool.ts';
import {
  buckets,
  hostedPaths,
  identityPoolId,
  issuer,
  jwksPath,
  userPoolClientId,
  userPoolId,
} from './user-pool/settings.ts';
import type { PreSignUp } from './sign-up/preSignUp.ts';
import type { Credentials } from './sigv4/verify.ts';
import { inTransaction, openDatabase } from './store/database.ts';
import { createAttemptRepository } from './store/attemptRepository.ts';
import { createCodeRepository } from './store/codeRepository.ts';
import { createDomainRepository } from './store/domainRepository.ts';
import { createDeviceRepository } from './store/deviceRepository.ts';
import { createSignInFailureRepository } from './store/signInFailureRepository.ts';
import { createIdentityRepository } from './store/identityRepository.ts';
import { createKeyRepository } from './store/keyRepository.ts';
import { createMailRepository } from './store/mailRepository.ts';
import { createPasskeyRepository } from './store/passkeyRepository.ts';
import { relyingPartyOf } from './passkeys/relyingParty.ts';
import { createRefreshTokenRepository } from './store/refreshTokenRepository.ts';
import { createSoftwareTokenRepository } from './store/softwareTokenRepository.ts';
import { createUserRepository } from './store/userRepository.ts';
import { openTokenSigner } from './tokens/signer.ts';
import { importUsers, type ImportedUser } from './users/import.ts';

export type LocalCloudOptions = {
  /** Folder of `pool.sqlite`; created if missing. */
  folder: string;
  /** Origin of the mounting server, for example `http://localhost:3000`. */
  origin: string;
  /** Origin of the object store, on its own port of the mounting server. @default `origin` */
  objectOrigin?: string;
  /** Other origins whose pages can call the identity operations. */
  allowedOrigins?: string[];
  /**
   * Decides about unlisted origins, such as custom domains of the console. Their pages can call operations, but the hosted UI rejects them.
   * @default none
   */
  isConsoleOrigin?: (origin: string) => Promise<boolean>;
  /** The only credentials for administrator operations. */
  adminCredentials: Credentials;
  /**
   * Secret path for calls of the API. On the public path, MFA changes with an access token are rejected, like a firewall rule in AWS
   * does for other IP addresses. @default none: nothing is rejected
   */
  apiPath?: string;
  inviteMessage?: InviteMessage;
  /** @default unchanged texts */
  writeMail?: WriteMail;
  /**
   * Runs before an account is created or an email is sent, like Cognito's trigger of this name. If it throws, the sign-up is rejected. @default none
   */
  preSignUp?: PreSignUp;
  /** Notified of each new password, like a CloudTrail rule in AWS. @default none */
  onPasswordSet?: OnPasswordSet;
  /**
   * The client address of a request, used by rate limits. Behind a proxy, the caller knows which headers to trust. @default the address of the connection
   */
  addressOf?: (request: IncomingMessage) => string;
  /** Allowed redirect URIs of the hosted UI. @default none */
  redirects?: RedirectUris;
  /** @default 'optional' */
  mfa?: MfaRequirement;
  /** Whether the identity pool issues credentials to guests. @default false */
  allowsGuests?: boolean;
  /** Epoch milliseconds. */
  now?: () => number;
};

export type LocalCloud = {
  issuer: string;
  userPoolId: string;
  userPoolClientId: string;
  identityPoolId: string;
  jwksPath: string;
  /** Identity providers that the hosted UI simulates, by the names that clients send. */
  hostedProviders: readonly string[];
  /** Handles `/identity/…`, `/inbox…`, `/zone…`, `/oauth2/…`, and `/logout`. Resolves to false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Simulates the certificate authority, CDN, and public DNS. Its zone can be edited at `/zone`. */
  domainHosting: LocalDomainHosting;
  /** Adds a record to the simulated public DNS. */
  addDnsRecord(record: ZoneRecord): void;
  /** Bucket names: private uploads and public assets. */
  buckets: { readonly uploads: string; readonly assets: string };
  /** Handles all requests to the object store's origin. */
  handleObject(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** In one transaction. Users whose `sub` exists are unchanged. */
  importUsers(users: readonly ImportedUser[]): Promise<void>;
  /** The `sub`s of all users in the pool. */
  userIds(): Promise<ReadonlySet<string>>;
  /** Adds an email to the inbox. */
  sendMail(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

const connectionAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown';

/** Opens the identity service and the inbox with the data in the folder. @throws if the folder cannot be used */
export async function createLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { folder, origin, allowedOrigins = [], adminCredentials, writeMail = (mail) => mail, now = Date.now } = options;
  const database = openDatabase(folder);
  const keys = createKeyRepository(database);
  const mails = createMailRepository(database);
  const domains = createDomainRepository(database);
  const sendMail = (mail: Mail): void => mails.insert(mail, now());
  const atomically = (work: () => void): void => inTransaction(database, work);
  const pool: Pool = {
    now,
    users: createUserRepository(database),
    refreshTokens: createRefreshTokenRepository(database),
    failures: createSignInFailureRepository(database),
    softwareTokens: createSoftwareTokenRepository(database),
    devices: createDeviceRepository(database),
    passkeys: createPasskeyRepository(database),
    identities: createIdentityRepository(database),
    codes: createCodeRepository(database),
    attempts: createAttemptRepository(database),
    sessions: createChallengeSessions(now),
    signer: await openTokenSigner(keys, now()),
    dummySecret: keys.secret('decoys'),
    codeSecret: keys.secret('codes'),
    origin,
    relyingParty: relyingPartyOf(origin, allowedOrigins),
    inviteMessage: options.inviteMessage ?? defaultInviteMessage(origin),
    mfa: options.mfa ?? 'optional',
    allowsGuests: options.allowsGuests ?? false,
    preSignUp: options.preSignUp,
    onPasswordSet: options.onPasswordSet ?? (async () => undefined),
    sendMail: (mail, metadata = {}) => sendMail(writeMail(mail, metadata)),
    atomically,
  };
  const { apiPath, isConsoleOrigin, redirects = { signIn: [], signOut: [] } } = options;
  const rules = createAccessRules(origin, { listed: allowedOrigins, isFurther: isConsoleOrigin });
  // The hosted UI and the zone only serve the console's own pages.
  const ownRules = createAccessRules(origin, { listed: allowedOrigins });
  const hosted = createHostedUiRoute(pool, redirects, ownRules);
  const store = openObjectStore(folder, now);
  const objectOrigin = options.objectOrigin ?? origin;
  const handleObject = createS3Route({
    pool,
    store,
    administrator: adminCredentials,
    rules: createAccessRules(objectOrigin, { listed: [origin, ...allowedOrigins], isFurther: isConsoleOrigin }),
  });
  const handle = createRouter(
    {
      '/identity': createCognitoRoute(
        pool,
        {
          credentials: adminCredentials,
          addressOf: options.addressOf ?? connectionAddress,
          isOutside: ({ url }) => apiPath !== undefined && url !== apiPath,
        },
        rules,
        apiPath,
      ),
      '/inbox': createInboxRoute(mails, objectOrigin),
      '/zone': createZoneRoute(domains, ownRules, now),
      [hostedPaths.oauth]: hosted,
      [hostedPaths.logOut]: hosted,
    },
    rules,
  );

  return {
    issuer,
    userPoolId,
    userPoolClientId,
    identityPoolId,
    jwksPath,
    hostedProviders: providers,
    domainHosting: createDomainHosting(domains, now),
    addDnsRecord: (record) => domains.addRecord(record),
    handle,
    buckets,
    handleObject,
    async importUsers(users) {
      atomically(() => importUsers(pool, users));
    },
    async userIds() {
      return new Set(pool.users.after('', -1).map(({ sub }) => sub));
    },
    async sendMail(mail) {
      sendMail(mail);
    },
    async close() {
      store.close();
      database.close();
    },
  };
}
