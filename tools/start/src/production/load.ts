import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** ms. Longer than any limit of the services. */
const abandonAfter = 40_000;

type Answer = { readonly status: number; readonly body: unknown };
type GraphqlBody = {
  readonly data?: Readonly<Record<string, { readonly userErrors?: readonly object[] } | null>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

type LoadOptions = {
  readonly origin: string;
  /** The URL of a steering decision. */
  readonly decisionUrl: string;
  readonly accessToken: string;
  readonly beaconKey: string;
};

const createPathway = `mutation ($input: PathwayInput!) { createPathway(input: $input) { pathway { id } userErrors { code } } }`;
const inviteUser = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;
const readViewer = '{ viewer { user { id } } }';

/** People and players who keep using the services, and what they were answered. */
export function createLoad({ origin, decisionUrl, accessToken, beaconKey }: LoadOptions) {
  let phase = '';
  let isRunning = true;
  const slowest = new Map<string, number>();
  const outcomes = new Map<string, number>();
  /** What the services acknowledged, by name, email address and session. */
  const acknowledged = { pathways: [] as string[], invitations: [] as string[], beacons: [] as string[] };

  async function measure(kind: string, send: () => Promise<Response>): Promise<Answer> {
    const since = performance.now();
    let answer: Answer = { status: 0, body: null };
    try {
      const response = await send();
      const text = await response.text();
      answer = { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    } catch {
      // No answer counts as status 0.
    }
    const name = `${phase}: ${kind}`;
    slowest.set(name, Math.max(slowest.get(name) ?? 0, Math.round(performance.now() - since)));
    const { errors } = answer.body as GraphqlBody & object;
    const outcome = `${name} ${answer.status}${errors ? ` ${errors[0]?.extensions?.code}` : ''}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return answer;
  }

  const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(abandonAfter),
    });
  const callApi = (
    kind: string,
    query: string,
    variables: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    measure(kind, () =>
      post(`${origin}/graphql`, { query, variables }, { origin, authorization: `Bearer ${accessToken}`, ...headers }),
    );

  /** Repeats a mutation with the same idempotency key until it is acknowledged, as the console does. */
  async function save(kind: string, query: string, input: object): Promise<boolean> {
    const headers = { 'idempotency-key': randomUUID() };
    while (isRunning) {
      const { body } = await callApi(kind, query, { input }, headers);
      const [payload] = Object.values((body as GraphqlBody | null)?.data ?? {});
      if (payload?.userErrors) {
        if (payload.userErrors.length > 0) throw new Error(`${kind}: ${JSON.stringify(payload.userErrors)}`);
        return true;
      }
      await pause(300);
    }
    return false;
  }

  async function repeat(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
    while (isRunning) {
      await work();
      await pause(milliseconds);
    }
  }

  const users = [
    repeat(100, async () => {
      const name = `pathway-${randomUUID()}`;
      if (await save('save', createPathway, { name, hostname: `${name}.example.com` }))
        acknowledged.pathways.push(name);
    }),
    // A user can invite 60 others in an hour.
    repeat(6_000, async () => {
      const email = `${randomUUID()}@example.test`;
      if (await save('invite', inviteUser, { email, name: 'Ana', lastName: 'Silva' }))
        acknowledged.invitations.push(email);
    }),
    repeat(100, () => callApi('read', readViewer)),
    repeat(100, () => measure('steer', () => fetch(decisionUrl, { signal: AbortSignal.timeout(abandonAfter) }))),
    repeat(200, async () => {
      const session = randomUUID();
      const beacon = {
        session,
        sequence: 0,
        at: new Date().toISOString(),
        channel: 'Harbor Live',
        country: 'NO',
        path: ['origin'],
        playingMs: 5_000,
        stalledMs: 0,
        p2pBytes: 3_000,
        cdnBytes: 1_000,
      };
      const { status } = await measure('beacon', () =>
        post(`${origin}/beacons`, { key: beaconKey, beacons: [beacon] }),
      );
      if (status === 202) acknowledged.beacons.push(session);
    }),
  ];

  return {
    acknowledged,
    /** Answers by phase, kind, and status. */
    outcomes,
    /** ms, by phase and kind. */
    slowest,
    /** Starts a phase, which names the answers from now on. */
    enter: (name: string) => void (phase = name),
    /** Resolves after the next success of each kind. */
    async recover(): Promise<void> {
      const counts = () => Object.values(acknowledged).map(({ length }) => length);
      const before = counts();
      while (counts().some((count, index) => count === before[index])) await pause(50);
    },
    async stop(): Promise<void> {
      isRunning = false;
      await Promise.all(users);
    },
  };
}
