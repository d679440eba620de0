import { download } from '@edge-console/ui/data-table';
import { useEffect, useRef, useState } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { graphql } from '../../api/graphql.ts';
import type { MutationResult } from '../../api/mutation.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { readAccountFile, startAccountExportMutation } from './accountFile.ts';
import { exportMessages } from './exportMessages.ts';
import { mySecurityEventsQuery } from './queries.ts';

const exportMyDataMutation = graphql(
  `
    mutation ExportMyData {
      exportMyData {
        data
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export type ExportKind = 'mine' | 'account';

export type ExportState =
  | { kind: 'idle' }
  /** `total` is unknown until the export has started. */
  | { kind: 'running'; what: ExportKind; count: number; total?: number }
  | { kind: 'done'; file: string }
  /** Without an error, the export was refused. */
  | { kind: 'failed'; what: ExportKind; error?: DataError };

type Failure = { error?: DataError };

const failureOf = (result: MutationResult<unknown>): Failure =>
  result.kind === 'failed' ? { error: result.error } : {};

const save = (parts: readonly string[], file: string) =>
  download(new Blob([...parts], { type: 'application/json' }), file);

/** Downloads the user's data, or that of their account page by page. Leaving the page cancels it. */
export function useDataExport() {
  const { client } = useQueryClient();
  const { entity } = useViewer();
  const mine = useMutation(exportMyDataMutation, { refetchQueries: [mySecurityEventsQuery] });
  const account = useMutation(startAccountExportMutation, { refetchQueries: [mySecurityEventsQuery] });
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function exportMine(file: string): Promise<Failure | null> {
    const result = await mine.run({});
    if (result.kind !== 'done') return failureOf(result);
    save([JSON.stringify(result.data.exportMyData.data, null, 2)], file);
    return null;
  }

  async function exportAccount(file: string, signal: AbortSignal): Promise<Failure | null> {
    const result = await account.run({}, signal);
    if (result.kind !== 'done') return failureOf(result);
    const { rows: sections } = result.data.startAccountExport;
    const total = sections.reduce((sum, { count }) => sum + count, 0);
    const read = await readAccountFile(client, sections, {
      about: { file: exportMessages.aboutAccount, version: 1, exportedAt: new Date().toISOString(), account: entity },
      onProgress: (count) => setState({ kind: 'running', what: 'account', count, total }),
      signal,
    });
    if ('error' in read) return { error: read.error };
    save(read.parts, file);
    return null;
  }

  async function start(what: ExportKind): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'running', what, count: 0 });
    const date = new Date().toISOString().slice(0, 10);
    const file = exportMessages.fileName(what === 'mine' ? exportMessages.mineFile : (entity?.name ?? ''), date);
    const failure = await (what === 'mine' ? exportMine(file) : exportAccount(file, signal));
    if (signal.aborted) return;
    setState(failure ? { kind: 'failed', what, ...failure } : { kind: 'done', file });
  }

  return { state, start };
}
