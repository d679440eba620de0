import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateText } from '../date-time/index.ts';
import { NumberField } from '../number-field/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { type MessageOverrides, MessagesProvider } from './index.ts';

const german: MessageOverrides = {
  searchField: { clear: 'Suche leeren' },
  numberField: {
    increase: (label: string) => `${label} erhöhen`,
    decrease: (label: string) => `${label} verringern`,
  },
};

/** A sample with texts, a number and a date. */
function Sample() {
  const [query, setQuery] = useState('aurora');
  return (
    <Column width={280}>
      <SearchField label="Pathways" value={query} onChange={setQuery} />
      <NumberField label="TTL" value={1234.5} onChange={fn()} />
      <DateText value="2026-11-20T10:00:00Z" timeZone="UTC" />
    </Column>
  );
}

const meta = {
  title: 'Foundations/Messages',
  component: MessagesProvider,
  tags: ['ready'],
  args: { children: <Sample /> },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a provider, components use American English. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'TTL' })).toHaveDisplayValue(/^1,234\.5$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox', { name: 'Pathways' })).toHaveValue('');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Some texts are overridden, the rest keep their defaults; dates and numbers follow the locale. */
export const OtherLanguage: Story = {
  args: { messages: german, locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'TTL' })).toHaveValue('1.234,5');
    await expect(canvas.getByText(/Nov/u)).toHaveTextContent('20. Nov');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(canvas.getByRole('searchbox', { name: 'Pathways' })).toHaveValue('');
  },
};

/** A section in another language: the outer locale applies until an inner provider sets its own. */
export const Nested: Story = {
  args: {
    locale: 'de-DE',
    children: (
      <MessagesProvider messages={german}>
        <Sample />
      </MessagesProvider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'TTL' })).toHaveValue('1.234,5');
    await expect(canvas.getByRole('button', { name: 'Suche leeren' })).toBeVisible();
  },
};

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {(['en-US', 'de-DE', 'ar-EG'] as const).map((locale) => (
        <BoardRow key={locale} label={locale}>
          <MessagesProvider locale={locale}>
            <Sample />
          </MessagesProvider>
        </BoardRow>
      ))}
    </Board>
  ),
};
