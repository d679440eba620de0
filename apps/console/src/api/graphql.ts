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
 * Types a document against the API's schema. Documents are not parsed at run time. A production build replaces each call with the
 * document's hash, so documents must be constants of their modules.
 */
// gql.tada types the call for parsed documents; ours remain strings, which only `sourceOf` reads.
export const graphql = ((source: string, fragments: readonly string[] = []) =>
  [...new Set([source, ...fragments])].join('\n')) as unknown as Tada;

/** The document's text, or in a production build the operation's kind, name, and hash. */
export function sourceOf(document: Document<unknown, never>): string {
  return document as unknown as string;
}

export function isMutation(source: string): boolean {
  return /^\s*mutation\b/.test(source);
}

/** Variables whose optional members can also be `undefined`. */
export type VariablesInput<Variables> = Variables extends object
  ? {
      [Name in keyof Variables]: object extends Pick<Variables, Name>
        ? VariablesInput<Variables[Name]> | undefined
        : VariablesInput<Variables[Name]>;
    }
  : Variables;
