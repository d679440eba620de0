import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- viewport and trusted events
import { page as window } from 'vitest/browser';
import '../../theme/index.ts';
import { Avatar } from '../../avatar/index.ts';
import { Badge, Count } from '../../badge/index.ts';
import { Chip } from '../../chip/index.ts';
import { CopyButton } from '../../copy-button/index.ts';
import { DateText, RelativeTime } from '../../date-time/index.ts';
import { Check } from '../../icon/index.ts';
import { Link } from '../../link/index.ts';
import { Status } from '../../status/index.ts';
import { DataTable, TableCard } from '../index.ts';

/** Inline content, and its text to measure. */
const inLine: Record<string, { words: string; content: ReactNode }> = {
  text: { words: 'Plain', content: 'Plain' },
  person: {
    words: 'Kofi',
    content: (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <Avatar name="Kofi Mensah" />
        <span>Kofi</span>
        <Badge isOutlined>Admin</Badge>
      </span>
    ),
  },
  status: { words: 'Active', content: <Status kind="active" /> },
  'status in words': {
    words: 'Now',
    content: (
      <>
        Now <Status kind="inactive" />
      </>
    ),
  },
  badge: { words: 'Off', content: <Badge tone="warning">Off</Badge> },
  'badge with an icon': { words: 'On', content: <Badge icon={Check}>On</Badge> },
  count: {
    words: 'Many',
    content: (
      <>
        Many <Count>12</Count>
      </>
    ),
  },
  link: { words: 'Account', content: <Link href="#account">Account</Link> },
  'link outward': {
    words: 'Guide',
    content: (
      <Link href="#guide" isExternal>
        Guide
      </Link>
    ),
  },
  date: { words: '05', content: <DateText value="2026-11-05T10:00:00Z" timeZone="UTC" /> },
  ago: { words: '2', content: <RelativeTime value="2026-11-05T10:00:00Z" now={Date.parse('2026-11-05T10:02:00Z')} /> },
  copied: {
    words: 'key',
    content: (
      <>
        key <CopyButton text="key" object="key" />
      </>
    ),
  },
};

/** Taller than a line of text, so they are alone in a cell. */
const inWordsOnly: typeof inLine = {
  chip: { words: 'Tag', content: <Chip label="Tag" size="sm" /> },
  'chip to remove': {
    words: 'Label',
    content: <Chip label="Label" icon={Check} onRemove={() => {}} />,
  },
};

/** All except the user, which is a block. */
const inWords = Object.entries({ ...inLine, ...inWordsOnly }).filter(([name]) => name !== 'person');

const columns = Object.entries(inLine).map(([id, { content }], index) => ({
  id,
  header: id,
  isRowHeader: index === 0,
  width: 160,
  cell: () => content,
}));

/** px from the top of the page: an empty inline block is on the baseline of the preceding text. */
function baselineOf(words: string, cell: Element): number {
  const messages = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let text = messages.nextNode();
  while (text && !text.textContent?.trim().startsWith(words)) text = messages.nextNode();
  if (!text) throw new Error(`No "${words}" in ${cell.outerHTML}`);
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  // Wrapped together with its text, as it would be a separate item in a flex container.
  const around = document.createElement('span');
  text.parentNode?.replaceChild(around, text);
  around.append(text, probe);
  const { bottom } = probe.getBoundingClientRect();
  around.replaceWith(text);
  return bottom;
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

function mount(content: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  root.render(content);
  return page;
}

async function show(density: 'comfortable' | 'compact') {
  await window.viewport(2600, 400);
  const page = mount(
    <TableCard>
      <DataTable
        label="Things"
        columns={columns}
        rows={[{ id: '1' }, { id: '2' }]}
        rowKey={({ id }) => id}
        onSelectionChange={() => {}}
      />
    </TableCard>,
  );
  page.dataset['density'] = density;
  await document.fonts.ready;
  await expect.poll(() => page.querySelectorAll('[role=rowheader]').length).toBe(2);
  const header = page.querySelector('[role=rowheader]');
  const row = header?.parentElement;
  if (!header || !row) throw new Error('No row');
  return { row, cells: Array.from(row.children).slice(Array.from(row.children).indexOf(header)) };
}

test.each(['comfortable', 'compact'] as const)('aligns all text of a %s row on one baseline', async (density) => {
  const { cells } = await show(density);
  const lines = Object.entries(inLine).map(([id, { words }], index) => [
    id,
    baselineOf(words, cells[index] as Element),
  ]);
  const [[, line]] = lines as [[string, number]];
  expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(lines.map(([id]) => [id, line])));
});

test.each(['comfortable', 'compact'] as const)('centers the checkbox of a %s row', async (density) => {
  const { row, cells } = await show(density);
  const box = row.querySelector('input');
  if (!box) throw new Error('No box');
  expect(middleOf(box)).toBe(middleOf(cells[0] as Element));
});

test.each(inWords.map(([name, what]) => ({ name, ...what })))(
  'aligns with adjacent text: $name',
  async ({ words, content }) => {
    const page = mount(<div>Beside {content}</div>);
    await expect.poll(() => page.firstElementChild).not.toBeNull();
    expect(baselineOf(words, page)).toBe(baselineOf('Beside', page));
  },
);
