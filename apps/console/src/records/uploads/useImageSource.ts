import { namesOf } from '../../core/messages/names.ts';
import type { ImageSource, StoredImage } from '@edge-console/ui/image-picker';
import { useMemo } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { createMutationRunner } from '../../api/mutation.ts';
import { errorText } from '../../api/errorText.ts';
import { uploadMessages as messages } from './messages.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { imageFields } from './imageFields.ts';
import { uploadFile, UploadRefused, type UploadKind } from './uploadFile.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const imagesQuery = graphql(
  `
    query Images($first: Int, $after: String) {
      images(first: $first, after: $after) {
        totalCount
        nodes {
          ...ImageFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [imageFields],
);

const deleteImageMutation = graphql(
  `
    mutation DeleteImage($id: ID!) {
      deleteImage(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

type Image = ResultOf<typeof imagesQuery>['images']['nodes'][number];

/** Where an image is used, by its URL. */
export type UsesOf = (url: string) => readonly string[];

const perPage = 24;

/** The account's images, for the image picker. */
export function useImageSource(kind: UploadKind, usesOf: UsesOf): ImageSource {
  const configuration = useConfiguration();
  const { client } = useQueryClient();
  const session = useSession();
  return useMemo(() => {
    const toStored = ({ id, name, url, bytes, width, height, inUse }: Image): StoredImage => {
      const uses = usesOf(url);
      return {
        id,
        name,
        url,
        size: bytes,
        ...(width !== null && height !== null && { width, height }),
        ...(inUse || uses.length > 0 ? { uses } : {}),
      };
    };
    return {
      async list(cursor, signal) {
        const result = await client.request(imagesQuery, { first: perPage, after: cursor ?? null }, { signal });
        if (!result.ok) throw new UploadRefused(errorText(result.error));
        const { nodes, pageInfo, totalCount } = result.value.images;
        const { endCursor, hasNextPage } = pageInfo;
        return {
          items: nodes.map(toStored),
          total: totalCount,
          ...(hasNextPage && endCursor !== null && { nextCursor: endCursor }),
        };
      },
      async upload(file, options) {
        const { image, removed } = await uploadFile({ client, configuration, session }, file, { kind, ...options });
        if (!image) throw new UploadRefused(messages.unfinished);
        const partNames = namesOf(
          removed.map((part) => messages.svgParts[part]),
          removed.length,
        );
        return { ...toStored(image), ...(removed.length > 0 && { notice: messages.removed(partNames) }) };
      },
      async remove(id) {
        const result = await createMutationRunner(client, deleteImageMutation, () => crypto.randomUUID())({ id });
        if (result.kind === 'failed') throw new UploadRefused(errorText(result.error));
        if (result.kind === 'refused')
          throw new UploadRefused(messages.refusals[result.userErrors[0]?.code ?? ''] ?? messages.notDeleted);
      },
    };
  }, [client, configuration, kind, session, usesOf]);
}

/** The message for a failed upload or deletion. */
export const describeUploadError = (error: unknown): string =>
  error instanceof UploadRefused ? error.message : messages.unfinished;
