import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { isActiveUser } from '../../core/accounts/activeUser.ts';
import { poolAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, entities, users, type UserRow } from '../../core/database/schema.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import type { PoolProviderLinks } from '../../core/identity/poolProviderLinks.ts';
import { poolUsernameOf } from '../../core/identity/poolUsername.ts';
import type { Logger } from '../../core/logger.ts';
import { dropMail, holdMail, releaseMail } from '../../core/outbox/heldMail.ts';
import { readBody } from '../../core/transport/requestBody.ts';
import { sendJson } from '../../core/transport/sendJson.ts';
import { takeLinkRequest } from './linkRequest.ts';
import { signatureHeader, signatureOf, type ProviderSignUp, type ProviderSignUpOutcome } from './preSignUpFunction.ts';
import { providerLinkMail } from './providerLinkMail.ts';

export const linkAction = 'provider.link';

/** Maximum age of a call, and the maximum difference between the clocks. */
const maxAgeMs = 60_000;

const signUpShape = v.object({
  username: v.pipe(v.string(), v.maxLength(500)),
  email: v.pipe(v.string(), v.maxLength(2_048)),
  isEmailVerified: v.boolean(),
});

function parseSignUp(text: string): ProviderSignUp | null {
  try {
    const parsed = v.safeParse(signUpShape, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** When the call was signed; null without a recent signature of the body. */
function signedAt({ headers }: IncomingMessage, secret: string, body: string): Date | null {
  const given = headers[signatureHeader];
  if (typeof given !== 'string' || secret === '') return null;
  const milliseconds = Number(/^t=(\d{1,15}),/.exec(given)?.[1] ?? Number.NaN);
  if (!(Math.abs(Date.now() - milliseconds) <= maxAgeMs)) return null;
  // Hashes have equal lengths, as timingSafeEqual requires.
  const [actual, expected] = [given, signatureOf(secret, body, milliseconds)].map((text) =>
    Buffer.from(hashSecret(text)),
  );
  return actual && expected && timingSafeEqual(actual, expected) ? new Date(milliseconds) : null;
}

/** `Google_1234`: the provider's name, and the user's ID there, which can contain underscores. */
function splitUsername(username: string): { readonly provider: string; readonly userId: string } {
  const end = username.indexOf('_');
  return { provider: username.slice(0, Math.max(0, end)), userId: username.slice(end + 1) };
}

type Link = {
  readonly user: UserRow;
  readonly provider: string;
  readonly providerUserId: string;
  /** The held notice to the user. */
  readonly mailId: number;
};
type Decision = { readonly outcome: Exclude<ProviderSignUpOutcome, 'LINKED'> } | { readonly link: Link };

/** Uses up the request, so that a second call cannot link again, and holds the notice to the user. */
const decide = (
  database: Pick<Database, 'asSystem'>,
  { username, email, isEmailVerified }: ProviderSignUp,
  { at, consoleOrigin }: { readonly at: Date; readonly consoleOrigin: string },
): Promise<Decision> =>
  database.asSystem(async (transaction) => {
    const [found] = await transaction
      .select({ user: users, entity: entities })
      .from(users)
      .innerJoin(entities, eq(entities.id, users.entityId))
      .where(eq(users.emailKey, email.trim().toLowerCase()));
    if (!found) return { outcome: 'NEW' };
    const { user, entity } = found;
    const { provider, userId: providerUserId } = splitUsername(username);
    // Anyone can enter another user's address at a provider that does not verify it.
    if (!isEmailVerified || !isActiveUser(user) || !entity.active || user.sub === null || providerUserId === '')
      return { outcome: 'EXISTS' };
    const requested = await takeLinkRequest(transaction, user.id, { provider, at });
    if (requested === null) return { outcome: 'EXISTS' };
    const mail = providerLinkMail({ change: 'LINKED', provider: requested, user, origin: consoleOrigin });
    const mailId = await holdMail(transaction, mail, { entityId: user.entityId, userId: user.id });
    return { link: { user, provider: requested, providerUserId, mailId } };
  });

type Options = {
  readonly database: Pick<Database, 'asSystem'>;
  readonly links: Pick<PoolProviderLinks, 'link'>;
  readonly secret: string;
  /** The console's origin, for links in mails. */
  readonly consoleOrigin: string;
  readonly logger: Logger;
  /** Called after a mail was enqueued. */
  readonly wakeWorkers: () => void;
};

/**
 * `POST` from the user pool's trigger (`preSignUpFunction.ts`) before the first sign-in with a provider creates a user. Links the provider
 * to the user who has requested it and has the same address, which the provider must have verified.
 */
export function createProviderSignUpReceiver({
  database,
  links,
  secret,
  consoleOrigin,
  logger,
  wakeWorkers,
}: Options): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function recordLink({ user, provider, mailId }: Link): Promise<void> {
    await database.asSystem(async (transaction) => {
      await transaction
        .insert(auditEvents)
        .values({ ...poolAuditEvent(user, linkAction), diff: { provider: [null, provider] } });
      await releaseMail(transaction, mailId);
    });
    wakeWorkers();
  }

  async function respondTo(signUp: ProviderSignUp, at: Date): Promise<ProviderSignUpOutcome> {
    const decision = await decide(database, signUp, { at, consoleOrigin });
    if ('outcome' in decision) return decision.outcome;
    const { link } = decision;
    const result = await links
      .link(poolUsernameOf(link.user), link.provider, link.providerUserId)
      .catch((error: unknown) => ({ error }));
    if (result === 'REFUSED') {
      await database.asSystem((transaction) => dropMail(transaction, link.mailId));
      return 'EXISTS';
    }
    // The pool may have linked it before its response was lost, and a way to sign in must never be added unnoticed.
    await recordLink(link);
    if (typeof result === 'object') throw result.error;
    return result;
  }

  return async (request, response) => {
    const send = (status: number, body?: unknown) => sendJson(response, status, body);
    try {
      if (request.method !== 'POST') return send(405);
      const body = await readBody(request);
      if ('tooLarge' in body) return send(413);
      const at = signedAt(request, secret, body.text);
      if (at === null) return send(401);
      const signUp = parseSignUp(body.text);
      if (signUp === null) return send(400);
      send(200, { outcome: await respondTo(signUp, at) });
    } catch (error) {
      logger.error('A sign-up with a provider failed', { error });
      send(503);
    }
  };
}
