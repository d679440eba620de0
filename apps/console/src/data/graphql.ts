import type { introspection } from '@edge-console/api/schema';
import type { initGraphQLTada, ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';

type Tada = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    disableMasking: true;
    scalars: { DateTime: string; JSON: unknown; URL: string };
  }>
>;

/** A GraphQL document: a string that knows the types of its answer and of its variables. */
export type Document<Result, Variables> = TadaDocumentNode<Result, Variables>;
export type { ResultOf, VariablesOf };

/**
 * Types a document against the API's schema. Nothing happens at run time: a document is its source, and the source of
 * the fragments it was given.
 */
// gql.tada types the call for its own parsed documents; ours stay strings, which only `sourceOf` looks into.
export const graphql = ((source: string, fragments: readonly string[] = []) =>
  [...new Set([source, ...fragments])].join('\n')) as unknown as Tada;

/** The text that is sent. */
export function sourceOf(document: Document<unknown, never>): string {
  return document as unknown as string;
}

/** Mutations change something and are repeated only under an idempotency key. */
export function isMutation(source: string): boolean {
  return /^\s*mutation\b/.test(source);
}

/** Variables as they may be given: `undefined` for what is optional is left out when they are sent. */
export type Given<Variables> = Variables extends object
  ? {
      [Name in keyof Variables]: object extends Pick<Variables, Name>
        ? Given<Variables[Name]> | undefined
        : Given<Variables[Name]>;
    }
  : Variables;
