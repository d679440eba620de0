import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, type ReactNode, useContext } from 'react';
import { meta, mark, title } from './PageTitle.css.ts';

interface Page {
  title: string;
  tags: readonly string[];
  fileName: string;
}

/** The story file of the page; undefined for pages without one. */
function pageOf(context: ContextType<typeof DocsContext>): Page | undefined {
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    return {
      title: preparedMeta.title,
      tags: preparedMeta.tags,
      fileName: String(preparedMeta.parameters['fileName'] ?? ''),
    };
  } catch {
    return undefined;
  }
}

const statuses = {
  ready: { label: 'Ready', meaning: 'Safe to use. Breaking changes are announced first.' },
  draft: { label: 'Draft', meaning: 'Its props can still change.' },
  deprecated: { label: 'Deprecated', meaning: 'Do not use it in new screens.' },
} as const;

function Facts({ tags, fileName }: Page) {
  const status = (['deprecated', 'draft', 'ready'] as const).find((name) => tags.includes(name));
  const [, folder] = /packages\/ui\/src\/([\w-]+)\//u.exec(fileName) ?? [];
  return (
    <div className={`sb-unstyled ${meta}`}>
      {status && (
        <span className={mark[status]} title={statuses[status].meaning}>
          {statuses[status].label}
        </span>
      )}
      {folder && <code>@edge-console/ui/{folder}</code>}
      {folder && <span>packages/ui/src/{folder}</span>}
    </div>
  );
}

/** The heading of a page, followed by the import and status. */
export function PageTitle({ children }: { children?: ReactNode }) {
  const page = pageOf(useContext(DocsContext));
  return (
    <>
      <h1 className={`sb-unstyled ${title}`}>{children ?? page?.title.split('/').at(-1)}</h1>
      {page && <Facts {...page} />}
    </>
  );
}
