import { graphql, type VariablesOf } from '../../api/graphql.ts';
import type { GraphQLClient } from '../../api/client.ts';
import { createMutationRunner, type MutationResult } from '../../api/mutation.ts';
import { loadIdentityModule } from '../../auth/identity/loadIdentityModule.ts';
import type { ObjectStoreConfiguration } from '../../auth/identity/objectStore.ts';
import type { Outcome } from '../../auth/identity/outcome.ts';
import { errorText } from '../../api/errorText.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { uploadMessages as messages } from './messages.ts';
import type { Session } from '../../auth/session/session.ts';
import { imageFields } from './imageFields.ts';
import { putFile } from './putFile.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const completeUploadMutation = graphql(
  `
    mutation CompleteUpload($key: String!) {
      completeUpload(key: $key) {
        image {
          ...ImageFields
        }
        removed
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [imageFields, userErrorFields],
);

const createUploadMutation = graphql(
  `
    mutation CreateUpload(
      $kind: UploadKind!
      $filename: String!
      $bytes: Int!
      $contentType: String!
      $identityId: ID!
    ) {
      createUpload(
        kind: $kind
        filename: $filename
        bytes: $bytes
        contentType: $contentType
        identityId: $identityId
      ) {
        target {
          key
          bucket
          region
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** Why a file was rejected, as a sentence for the user. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';

  /** Whether retrying the same file is pointless. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

export type UploadKind = VariablesOf<typeof createUploadMutation>['kind'];

type Context = {
  client: Pick<GraphQLClient, 'request'>;
  configuration: ObjectStoreConfiguration;
  session: Pick<Session, 'accessToken' | 'refreshedToken'>;
};
type Options = { kind: UploadKind; signal: AbortSignal; onProgress: (share: number) => void };

async function valueOf<Value>(outcome: Outcome<Value>, session: Context['session']): Promise<Value> {
  if (outcome.kind === 'done') return outcome.value;
  // The identity pool can refuse for reasons other than an expired session. A token refresh finds out, and ends an
  // expired one, over the page if it has unsaved input.
  if (outcome.reason === 'credentialsMissing') {
    const token = await session.accessToken();
    if (token) await session.refreshedToken(token);
  }
  throw new UploadRefused(refusalText(outcome));
}

function dataOf<Value>(result: MutationResult<Value>): Value {
  if (result.kind === 'done') return result.data;
  if (result.kind === 'failed') throw new UploadRefused(errorText(result.error));
  const [error] = result.userErrors;
  const message = messages.refusals[error?.code ?? ''] ?? error?.message ?? messages.unfinished;
  throw new UploadRefused(message, error?.code !== 'UPLOAD_INCOMPLETE');
}

/**
 * Uploads a file: creates the upload, sends the file to the object store with the user's credentials, and has the API
 * validate it. `key` identifies an issue's file; `picture` is null for those. @throws UploadRefused
 */
export async function uploadFile(
  { client, configuration, session }: Context,
  file: File,
  { kind, signal, onProgress }: Options,
) {
  const run = <Result, Variables>(document: Parameters<typeof createMutationRunner<Result, Variables>>[1]) =>
    createMutationRunner(client, document, () => crypto.randomUUID());
  // Credentials require a fresh token.
  await session.accessToken();
  const store = await loadIdentityModule(configuration, () => import('../../auth/identity/objectStore.ts')).catch(
    () => {
      throw new UploadRefused(messages.unfinished);
    },
  );
  const announced = dataOf(
    await run(createUploadMutation)(
      {
        kind,
        filename: file.name,
        bytes: file.size,
        contentType: file.type || 'application/octet-stream',
        identityId: await valueOf(await store.identityId(configuration), session),
      },
      signal,
    ),
  );
  const { target } = announced.createUpload;
  if (!target) throw new UploadRefused(messages.unfinished);
  const address = await valueOf(await store.presignedUrl(configuration, target), session);
  await putFile(address, file, { signal, onProgress }).catch(() => {
    throw new UploadRefused(messages.unfinished);
  });
  const completed = dataOf(await run(completeUploadMutation)({ key: target.key }, signal));
  const { image, removed } = completed.completeUpload;
  return { key: target.key, image, removed };
}
