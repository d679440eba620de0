import type { introspection } from '@edge-console/api/schema';
import type { initGraphQLTada, ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';

type Tada = ReturnType<
  typeof initGraphQLTada<{
    introspection: introspection;
    disableMasking: true;
    scalars: { DateTime: string; JSON: unknown; URL: string };
  }>
>;

/** A GraphQL document: a string, branded with the types of its result and its variables. */
export type Document<Result, Variables> = TadaDocumentNode<Result, Variables>;
export type { ResultOf, VariablesOf };

/**
 * Types a document against the API's schema. No parsing at run time: a document is its source, with the source of
 * its fragments. A production build puts its hash in the place of the call: documents are constants of their modules.
 */
// gql.tada types the call for parsed documents; ours stay strings, which only `sourceOf` reads.
export const graphql = ((source: string, fragments: readonly string[] = []) =>
  [...new Set([source, ...fragments])].join('\n')) as unknown as Tada;

/** The text, or in a production build kind, name and hash of the operation. */
export function sourceOf(document: Document<unknown, never>): string {
  return document as unknown as string;
}

/** Mutations are retried only under an idempotency key. */
export function isMutation(source: string): boolean {
  return /^\s*mutation\b/.test(source);
}

/** Variables as callers give them: `undefined` is omitted when they are sent. */
export type Given<Variables> = Variables extends object
  ? {
      [Name in keyof Variables]: object extends Pick<Variables, Name>
        ? Given<Variables[Name]> | undefined
        : Given<Variables[Name]>;
    }
  : Variables;
