import { inSpan, setOperation } from '@edge-console/service';
import { DrizzleQueryError } from 'drizzle-orm';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createLRUCache, createYoga, type Plugin } from 'graphql-yoga';
import type { Database } from '../database/database.ts';
import { failure, FailureError } from '../errors/failure.ts';
import type { Logger } from '../logger.ts';
import { callerByKind, type Caller } from '../policy/principal.ts';
import type { ApiSettings, RequestContext } from '../requests/context.ts';
import { prepareFields } from '../requests/prepare.ts';
import { toResponse, expectedFailure, rejectRequest, type ApiResponse } from './response.ts';
import { operationDuration } from '../metrics.ts';
import type { Deadline } from './deadline.ts';
import { isWithinLimits, isWorthValidating, requestLimits } from './limits.ts';
import type { GraphQLRequest } from './requestBody.ts';

/** A parsed and authenticated request. */
export type AdmittedRequest = GraphQLRequest & {
  readonly caller: Caller;
  /** The caller's credential; empty for a guest. */
  readonly accessToken: string;
  readonly requestId: string;
  readonly ip: string | null;
  readonly origin: string | null;
  readonly idempotencyKey: string | null;
  readonly deadline: Deadline;
};

export type Executor = (request: AdmittedRequest) => Promise<ApiResponse>;

/**
 * Size of the document cache: twice the console's number of documents. A client's document can take two megabytes, so Yoga's default would
 * exhaust memory.
 */
const cacheSize = { max: 50 };

type Prepared = { readonly document: DocumentNode; readonly operation: OperationDefinitionNode };

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Thrown to roll back a transaction. */
class RolledBack extends Error {
  readonly result: ExecutionResult;

  constructor(result: ExecutionResult) {
    super('The transaction is rolled back');
    this.result = result;
  }
}

const outcomeOf = ({ status, body }: ApiResponse): string => {
  if (status >= 500) return 'failed';
  return typeof body === 'object' && body !== null && 'errors' in body ? 'rejected' : 'ok';
};

const onlyError = (error: GraphQLError): ExecutionResult => ({ errors: [error] });
const timedOut = (): ExecutionResult =>
  onlyError(new GraphQLError('', { originalError: new FailureError(failure('TIMEOUT')) }));

/**
 * Executes requests against a guarded schema: first `prepare` of its operations, then the request in one transaction of its caller, which
 * commits before the response is sent. A mutation request with an unexpected error is rolled back as a whole.
 */
export function createExecutor(
  schema: GraphQLSchema,
  database: Database,
  logger: Logger,
  settings: ApiSettings,
  onMutation: () => void,
): Executor {
  // Yoga's engine with its parser and validation caches; the transport is our own (`handler.ts`).
  const yoga = createYoga({
    schema,
    maskedErrors: false,
    logging: false,
    plugins: [withoutIntrospection],
    parserAndValidationCache: { documentCache: createLRUCache(cacheSize), errorCache: createLRUCache(cacheSize) },
  });

  function prepare(request: AdmittedRequest): Prepared | ApiResponse {
    const { parse, validate } = yoga.getEnveloped();
    const invalid = (errors: readonly GraphQLError[]): ApiResponse => ({
      ...toResponse({ errors }, request.caller, request.requestId, logger),
      status: 400,
    });
    let document: DocumentNode;
    try {
      document = parse(request.query, { maxTokens: requestLimits.tokens });
    } catch (error) {
      return invalid([error instanceof GraphQLError ? error : new GraphQLError('The query cannot be read.')]);
    }
    const tooComplex = () => rejectRequest(failure('TOO_COMPLEX'), request.requestId, { status: 400 });
    if (!isWorthValidating(document)) return tooComplex();
    const errors = validate(schema, document);
    if (errors.length > 0) return invalid(errors);
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return invalid([new GraphQLError('Name the one operation to run.')]);
    if (!isWithinLimits({ schema, document, operation, variables: request.variables })) return tooComplex();
    return { document, operation };
  }

  async function runInTransaction(
    request: AdmittedRequest,
    { document, operation }: Prepared,
  ): Promise<ExecutionResult> {
    const { execute } = yoga.getEnveloped();
    const { caller, accessToken, requestId, ip, origin, idempotencyKey, deadline } = request;
    const callers = callerByKind(caller);
    const prepared = await prepareFields(
      { schema, document, operation, variables: request.variables },
      {
        ...callers,
        settings,
        requestId,
        ip,
        idempotencyKey,
        accessToken,
        inTransaction: (work) => database.asPrincipal(caller, work),
      },
    );
    // Preparation may have changed the user pool, so the change is recorded and mailed even if it is late.
    const isBound = operation.operation === 'mutation' && prepared.size > 0;
    const isOverdue = (): boolean => deadline.isOver() && !isBound;
    if (isOverdue()) return timedOut();
    return database.asPrincipal(caller, async (transaction) => {
      const contextValue: RequestContext = {
        ...callers,
        settings,
        transaction,
        requestId,
        ip,
        origin,
        idempotencyKey,
        prepared,
      };
      const result: ExecutionResult = await execute({
        schema,
        document,
        contextValue,
        variableValues: request.variables,
        operationName: operation.name?.value,
      });
      // The client has received TIMEOUT, so nothing can be committed.
      if (isOverdue()) throw new RolledBack(timedOut());
      const unexpected = result.errors?.find((error) => !expectedFailure(error));
      if (operation.operation === 'mutation' && unexpected)
        throw new RolledBack({ data: null, ...onlyError(unexpected) });
      // After a failed statement, the transaction cannot commit. What a query read before is still valid.
      if (result.errors?.some(({ originalError }) => originalError instanceof DrizzleQueryError))
        throw new RolledBack(result);
      return result;
    });
  }

  async function run(request: AdmittedRequest, prepared: Prepared): Promise<ApiResponse> {
    const work = runInTransaction(request, prepared).finally(() => {
      if (prepared.operation.operation === 'mutation') onMutation();
    });
    let result: ExecutionResult;
    try {
      result = await request.deadline.orElse(work, timedOut);
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      result = error.result;
    }
    return toResponse(result, request.caller, request.requestId, logger);
  }

  return async (request) => {
    const prepared = prepare(request);
    if ('status' in prepared) return prepared;
    const operation = (request.isPersisted && prepared.operation.name?.value) || 'other';
    setOperation(operation);
    const end = operationDuration.startTimer({ operation });
    let outcome = 'failed';
    try {
      const response = await inSpan(`graphql ${operation}`, {}, () => run(request, prepared));
      outcome = outcomeOf(response);
      return response;
    } finally {
      end({ outcome });
    }
  };
}
