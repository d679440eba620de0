import type { IncomingMessage, ServerResponse } from 'node:http';
import { createChallengeSessions } from './challenges/sessions.ts';
import { providers, type RedirectUris } from './hosted-ui/authorization.ts';
import { createDomainHosting, type LocalDomainHosting } from './domains/domainHosting.ts';
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
import { createRefreshTokenRepository } from './store/refreshTokenRepository.ts';
import { createSoftwareTokenRepository } from './store/softwareTokenRepository.ts';
import { createUserRepository } from './store/userRepository.ts';
import { openTokenSigner } from './tokens/signer.ts';
import { importUsers, type ImportedUser } from './users/import.ts';

export type LocalCloudOptions = {
  /** Folder of `pool.sqlite`; created when missing. */
  folder: string;
  /** Origin of the mounting server, for example `http://localhost:3000`. */
  origin: string;
  /** Origin of the object store, which the mounting server gives a port of its own. @default `origin` */
  objectOrigin?: string;
  /** Further origins whose pages may call the identity operations. */
  allowedOrigins?: string[];
  /**
   * Asked for origins that are on no list: hosts of the console that come and go. Their pages may call; the hosted UI does not know them.
   * @default none
   */
  isConsoleOrigin?: (origin: string) => Promise<boolean>;
  /** The one pair that may sign administrator operations. */
  adminCredentials: Credentials;
  /**
   * A path on which only the API calls, as at AWS only from its network addresses: changes of MFA by an access token are refused on
   * the public one, as a rule of the firewall does. Secret. @default none: nothing is refused
   */
  apiPath?: string;
  inviteMessage?: InviteMessage;
  /** @default as the texts are */
  writeMail?: WriteMail;
  /**
   * Asked before somebody who signs up gets an account or a mail, as the service's trigger of that name: a function that throws refuses
   * them. @default none
   */
  preSignUp?: PreSignUp;
  /** Notified of each new password, as by a rule on the service's recorded calls. @default none */
  onPasswordSet?: OnPasswordSet;
  /**
   * The client address of a request, by which rate limits count. Behind a proxy, the
   * caller knows which headers to trust. @default the address of the connection
   */
  addressOf?: (request: IncomingMessage) => string;
  /** Allowed redirect URIs of the hosted UI. @default none */
  redirects?: RedirectUris;
  /** @default 'optional' */
  mfa?: MfaRequirement;
  /** Whether the identity pool gives credentials to somebody who is not signed in. @default false */
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
  /** Providers that the hosted UI stands in for, by the names that clients send. */
  hostedProviders: readonly string[];
  /** Answers `/identity/…`, `/inbox…`, `/zone…`, `/oauth2/…` and `/logout`; false, with nothing written, for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Stand-in of certificate authority, content delivery network and public DNS; people edit its zone at `/zone`. */
  domainHosting: LocalDomainHosting;
  /** Names of the buckets: what people send, and what everybody may see. */
  buckets: { readonly uploads: string; readonly assets: string };
  /** Answers everything on the origin of the object store. */
  handleObject(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** All or none, in one transaction. Those whose `sub` is known stay as they are. */
  importUsers(users: readonly ImportedUser[]): Promise<void>;
  /** Which of these people the pool does not have, by their `sub`. */
  unknownAmong(subs: readonly string[]): Promise<string[]>;
  /** Puts a mail into the inbox. */
  sendMail(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

const connectionAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown';

/** Opens the identity service and the inbox on the folder's state. @throws when the folder cannot be used */
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
    identities: createIdentityRepository(database),
    codes: createCodeRepository(database),
    attempts: createAttemptRepository(database),
    sessions: createChallengeSessions(now),
    signer: await openTokenSigner(keys, now()),
    dummySecret: keys.secret('decoys'),
    codeSecret: keys.secret('codes'),
    origin,
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
  // The hosted UI and the zone are for the console's own pages.
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
    handle,
    buckets,
    handleObject,
    async importUsers(users) {
      atomically(() => importUsers(pool, users));
    },
    async unknownAmong(subs) {
      return subs.filter((sub) => !pool.users.find(sub));
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
