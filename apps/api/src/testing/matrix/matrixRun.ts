import { like } from 'drizzle-orm';
import { type DocumentNode, type ExecutionResult, type GraphQLSchema, execute, Kind } from 'graphql';
import { postgresStore } from '../../features/analytics/postgresStore.ts';
import type { Database, Transaction } from '../../core/database/database.ts';
import { outboxJobs } from '../../core/database/schema.ts';
import { FailureError } from '../../core/errors/failure.ts';
import { prepareFields } from '../../core/requests/prepare.ts';
import { testSettings } from '../harness.ts';
import { callsOf } from './matrixCalls.ts';
import { memberOf, describeCaller, type Cell } from './matrixCells.ts';
import {
  type AccountName,
  CUSTOM_ROLES,
  account,
  accountId,
  accountNames,
  alertRuleId,
  apiKeyId,
  apiTokenId,
  auditEventId,
  customRoleId,
  customRoleNames,
  kindsIn,
  imageId,
  pathwayId,
  userIdOf,
  resourceId,
} from './matrixWorld.ts';
import { canGrant, canHold, expected } from './oracle.ts';
import { callerByKind, type Caller } from '../../core/policy/principal.ts';

/** The API's response to a cell. */
type Observation = {
  /** `OK`, an error code, or `LEAK` with what should not have been visible. */
  result: string;
  /** The whole response without its request ID. Refusals of the same kind must not differ. */
  body: string;
};

class Undo extends Error {
  override name = 'Undo';
}

const documents = new WeakMap<GraphQLSchema, ReadonlyMap<string, DocumentNode>>();

function documentOf(schema: GraphQLSchema, { operation, field }: Cell): DocumentNode | undefined {
  const calls = documents.get(schema) ?? callsOf(schema);
  documents.set(schema, calls);
  return calls.get(operation) ?? calls.get(field);
}

/**
 * Runs one cell against the schema as the caller, in a separate transaction that is rolled back. `inspect` sees what it wrote, and can
 * repeat the request.
 */
export async function runCell(
  schema: GraphQLSchema,
  database: Database,
  caller: Caller,
  cell: Cell,
  inspect: (transaction: Transaction, repeat: () => Promise<ExecutionResult>) => Promise<void> = async () => {},
  idempotencyKey: string | null = null,
): Promise<Observation> {
  const document = documentOf(schema, cell);
  if (!document) throw new Error(`The matrix has no call for ${cell.operation}`);
  let observation: Observation | undefined;
  let hasCommitted = false;
  const settings = { ...testSettings(), measurements: postgresStore(database) };
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The matrix call is not an operation');
  const prepared = await prepareFields(
    { schema, document, operation, variables: cell.variables },
    {
      ...callerByKind(caller),
      settings,
      requestId: 'matrix',
      ip: null,
      idempotencyKey,
      accessToken: '',
      inTransaction(work) {
        hasCommitted = true;
        return database.asPrincipal(caller, work);
      },
    },
  );
  try {
    await database.asPrincipal(caller, async (transaction) => {
      const contextValue = {
        ...callerByKind(caller),
        settings,
        transaction,
        requestId: 'matrix',
        ip: null,
        origin: null,
        idempotencyKey,
        prepared,
      };
      const run = async () => execute({ schema, document, variableValues: cell.variables, contextValue });
      observation = observe(cell, await run());
      await inspect(transaction, run);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  // Notices about changes in the pool are enqueued before them, in another transaction.
  if (hasCommitted)
    await database.asSystem((transaction) =>
      transaction.delete(outboxJobs).where(like(outboxJobs.subject, 'held mail %')),
    );
  if (!observation) throw new Error('The call never ran');
  return observation;
}

function observe(cell: Cell, result: ExecutionResult): Observation {
  const failures = (result.errors ?? []).map(({ message, originalError }) =>
    originalError instanceof FailureError ? originalError.failure : { code: `INTERNAL ${message}` },
  );
  const answer = failures[0]?.code ?? resultOf(cell, result.data?.[cell.field]);
  const body = JSON.stringify({ ...result, failures });
  // Rows of a bulk operation contain the requested ID.
  return { result: answer, body: cell.targetId === '' ? body : body.replaceAll(cell.targetId, 'ID') };
}

type Payload = {
  userErrors?: readonly { code: string }[];
  rows?: readonly { error: { code: string } | null }[];
};
type Listed = { nodes: readonly { id: string; entity?: { id: string } }[] };

function resultOf(cell: Cell, value: unknown): string {
  if (value === null || value === undefined) return 'NOT_FOUND';
  const { userErrors = [], rows = [] } = value as Payload;
  const error = userErrors[0] ?? rows[0]?.error;
  if (error) return error.code;
  if (cell.field === 'users') return listResult(cell, value as Listed, 'entityId');
  if (cell.field === 'auditEvents') return subtreeResult(cell, value as Listed, auditEventId);
  if (cell.field === 'apiKeys') return ownResult(cell, value as Listed, apiKeyId);
  if (cell.field === 'alertRules') return ownResult(cell, value as Listed, alertRuleId);
  if (cell.field === 'images') return ownResult(cell, value as Listed, imageId);
  if (cell.field === 'pathways') return ownResult(cell, value as Listed, pathwayId);
  if (cell.field === 'resources') return ownResult(cell, value as Listed, resourceId);
  if (cell.field === 'apiTokens') return ownResult(cell, value as Listed, apiTokenId);
  // A customer has no child accounts.
  if (cell.field === 'entities') return listResult(cell, value as Listed, 'parentId').replace('EMPTY', 'OK');
  if (cell.field === 'search') return searchResult(cell, value as readonly Hit[]);
  if (cell.field === 'assignableRoles') return rolesResult((value as readonly { id: string }[]).map(({ id }) => id));
  return 'OK';
}

/** Other accounts and their users are a leak. An empty list would prove nothing. */
function listResult({ callerName, variables }: Cell, { nodes }: Listed, argument: string): string {
  const visible = subtree(callerName.account);
  const requested = variables[argument];
  const within = typeof requested === 'string' ? subtree(nameOf(requested) ?? callerName.account) : visible;
  const seen = new Set(nodes.map(({ id, entity }) => entity?.id ?? id));
  const leaks = [...seen].filter((id) => !visible.has(id) || !within.has(id));
  if (leaks.length > 0) return `LEAK of ${leaks.map(nameOf).join(', ')}`;
  return nodes.length > 0 ? 'OK' : 'EMPTY';
}

/** Like `listAnswer`, but child accounts are allowed. */
function subtreeResult({ callerName }: Cell, { nodes }: Listed, idOf: (name: AccountName) => string): string {
  const ids = new Set(nodes.map(({ id }) => id));
  const visible = subtree(callerName.account);
  const leaks = accountNames.filter((name) => !visible.has(accountId(name)) && ids.has(idOf(name)));
  if (leaks.length > 0) return `LEAK of ${leaks.join(', ')}`;
  return ids.has(idOf(callerName.account)) ? 'OK' : 'EMPTY';
}

/** Each account has one such object. Another account's object is a leak, and the caller's own must be present. */
function ownResult({ callerName }: Cell, { nodes }: Listed, idOf: (name: AccountName) => string): string {
  const ids = new Set(nodes.map(({ id }) => id));
  const leaks = accountNames.filter((name) => name !== callerName.account && ids.has(idOf(name)));
  if (leaks.length > 0) return `LEAK of ${leaks.join(', ')}`;
  return ids.has(idOf(callerName.account)) ? 'OK' : 'EMPTY';
}

type Hit = { __typename: string; id: string };

/** Results must be in the caller's lists: accounts and users of the subtree; the others of their own account. */
function searchResult({ callerName }: Cell, hits: readonly Hit[]): string {
  const ids = new Set(hits.map(({ id }) => id));
  const visible = subtree(callerName.account);
  const leaks = accountNames.filter((name) => {
    const below = [accountId(name), ...kindsIn(name).map((kind) => userIdOf(`${name}/${kind}`))];
    const own = [
      apiTokenId(name),
      apiKeyId(name),
      alertRuleId(name),
      resourceId(name),
      pathwayId(name),
      ...customRoleNames.map((kind) => customRoleId(name, kind)),
    ];
    const hidden = [...(visible.has(accountId(name)) ? [] : below), ...(name === callerName.account ? [] : own)];
    return hidden.some((id) => ids.has(id));
  });
  if (leaks.length > 0) return `LEAK of ${leaks.join(', ')}`;
  return foundResult(hits.map((hit) => hit.__typename));
}

const foundResult = (types: readonly string[]): string => `OK ${[...new Set(types)].toSorted().join(' ')}`;

/** The list of each type, and search texts that match some of it. */
const searched = [
  { type: 'Entity', list: 'entities', texts: ['ltd'] },
  // The address of a lead contains this.
  { type: 'User', list: 'users', texts: ['robin', 'lead'] },
  { type: 'Role', list: 'roles', texts: ['lead'] },
  { type: 'ApiToken', list: 'apiTokens', texts: ['managed'] },
  { type: 'Resource', list: 'resources', texts: ['steered'] },
  { type: 'Pathway', list: 'pathways', texts: ['idle'] },
  { type: 'ApiKey', list: 'apiKeys', texts: ['player'] },
  { type: 'AlertRule', list: 'alertRules', texts: ['offload'] },
] as const;

/** A caller who cannot read a list finds nothing from it. */
const findable = ({ callerName, variables }: Cell): string[] =>
  searched
    .filter(({ texts }) => texts.some((text) => text === variables['text']))
    .filter(({ list }) => expected(list, callerName.description, 'none', callerName.acting) === 'OK')
    .map(({ type }) => type);

/** The account and those below it, by ID. */
export function subtree(top: AccountName): Set<string> {
  const inside = new Set<string>([top]);
  // Parents come before their children.
  for (const name of accountNames) if (inside.has(account(name).parent ?? '')) inside.add(name);
  return new Set([...inside].map((name) => accountId(name as AccountName)));
}

const nameOf = (id: string): AccountName | undefined => accountNames.find((name) => accountId(name) === id);

const rolesResult = (ids: readonly string[]): string => `OK ${ids.toSorted().join(' ')}`;

/** The oracle's response to a cell, in the format of `runCell`. */
export function expectedResult(cell: Cell): string {
  const { callerName, operation, relation, detail } = cell;
  const result = expected(operation, callerName.description, relation, callerName.acting, detail);
  if (operation === 'search' && result === 'OK') return foundResult(findable(cell));
  return operation === 'assignableRoles' && result === 'OK' ? rolesResult(grantableRoles(cell)) : result;
}

const BUILT_IN = ['admin', 'adminReseller', 'regular', 'readOnly', 'sales'] as const;

function grantableRoles({ callerName, variables }: Cell): string[] {
  const requested = variables['entityId'];
  const name = (typeof requested === 'string' ? nameOf(requested) : undefined) ?? callerName.account;
  const { type, services } = account(name);
  const member = memberOf(callerName);
  const may = (role: Parameters<typeof canGrant>[1]) =>
    member !== null &&
    canHold({ type, services }, role) &&
    canGrant(member, role, { type, services }, callerName.acting);
  return [
    ...BUILT_IN.filter(may),
    ...customRoleNames.filter((kind) => may(CUSTOM_ROLES[kind])).map((kind) => customRoleId(name, kind)),
  ];
}

/** One line for the report of a mismatch. */
export function describeCell({ callerName, operation, relation, variant, variables }: Cell): string {
  const acting = callerName.acting === 'none' ? '' : ` acting ${callerName.acting}`;
  const who = describeCaller(callerName);
  return `${who}${acting}: ${operation} ${variant} on ${relation} ${JSON.stringify(variables)}`;
}
