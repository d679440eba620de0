import type { GraphQLClient } from '../../api/client.ts';
import type { DataError } from '../../api/dataError.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const startAccountExportMutation = graphql(
  `
    mutation StartAccountExport {
      startAccountExport {
        rows {
          section
          count
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const accountExportPageQuery = graphql(`
  query AccountExportPage($section: AccountSection!, $after: String) {
    accountExportPage(section: $section, after: $after) {
      rows
      next
    }
  }
`);

export type ExportSections = ResultOf<typeof startAccountExportMutation>['startAccountExport']['rows'];

type Options = {
  /** Describes the file, at its start. */
  about: unknown;
  /** Called after each page, with the number of rows so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
};

/** The file as text in parts: one property for each section, with one line for each row. */
export async function readAccountFile(
  client: Pick<GraphQLClient, 'request'>,
  sections: ExportSections,
  { about, onProgress, signal }: Options,
): Promise<{ parts: readonly string[] } | { error: DataError }> {
  const parts = [`{\n  "about": ${JSON.stringify(about)}`];
  let count = 0;
  for (const { section } of sections) {
    parts.push(`,\n  ${JSON.stringify(section)}: [`);
    let after: string | null = null;
    let separator = '\n    ';
    do {
      // Each page starts at the end of the previous one.
      const result: Awaited<ReturnType<typeof requestPage>> = await requestPage(client, { section, after }, signal);
      if (!result.ok) return { error: result.error };
      const { rows, next } = result.value.accountExportPage;
      for (const row of Array.isArray(rows) ? rows : []) {
        parts.push(separator, JSON.stringify(row));
        separator = ',\n    ';
        count += 1;
      }
      after = next ?? null;
      onProgress(count);
    } while (after !== null);
    parts.push('\n  ]');
  }
  return { parts: [...parts, '\n}\n'] };
}

const requestPage = (
  client: Pick<GraphQLClient, 'request'>,
  variables: { section: ExportSections[number]['section']; after: string | null },
  signal: AbortSignal,
) => client.request(accountExportPageQuery, variables, { signal });
