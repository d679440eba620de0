import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Icon, RefreshCw } from '../icon/index.ts';
import { Page } from '../shell/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { TableCard } from '../table/index.ts';
import {
  emptyQuery,
  type FilterField,
  type FilterToken,
  PropertyFilter,
  type PropertyFilterProps,
  PropertyFilterToken,
} from './index.ts';

const onChange = fn();

const fields: FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INVITED', label: 'Invited' },
      { value: 'INACTIVE', label: 'Inactive' },
    ],
  },
  {
    id: 'role',
    label: 'Role',
    type: 'choice',
    options: ['Regular', 'Administrator', 'Read only', 'Sales'].map((label) => ({ value: label, label })),
  },
  { id: 'email', label: 'E-mail', type: 'text' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
];

const someTokens: FilterToken[] = [
  { field: 'status', op: 'ne', values: ['INACTIVE'] },
  { field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] },
  { field: 'role', op: 'eq', values: ['Regular', 'Administrator', 'Sales'] },
];

function KeptPropertyFilter(props: PropertyFilterProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Page>
      <TableCard
        toolbar={
          <PropertyFilter
            {...props}
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        }
      >
        <div />
      </TableCard>
    </Page>
  );
}

const meta = {
  title: 'Data/Property filter',
  component: PropertyFilter,
  subcomponents: { PropertyFilterToken },
  tags: ['ready'],
  render: (args) => <KeptPropertyFilter {...args} />,
  args: {
    searchLabel: 'Search users',
    placeholder: 'Search by name or e-mail…',
    fields,
    value: emptyQuery,
    onChange,
    actions: <IconButton label="Refresh" icon={<Icon icon={RefreshCw} />} />,
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof PropertyFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

export const WithTokens: Story = { args: { value: { ...emptyQuery, tokens: someTokens } } };

const words = { property: 'Status', operator: 'is not', value: 'Inactive' };

/** Everything a reviewer looks at, in one still picture. */
export const States: Story = {
  tags: ['board'],
  // A list has one bar; this picture has many.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="Without and with filters, while searching">
        {[emptyQuery, { ...emptyQuery, tokens: someTokens }, { ...emptyQuery, text: 'kofi' }].map((value) => (
          <div key={value.text + value.tokens.length} style={{ inlineSize: 800, maxInlineSize: '100%' }}>
            <TableCard toolbar={<PropertyFilter {...args} value={value} />}>{null}</TableCard>
          </div>
        ))}
      </BoardRow>
      <BoardRow label="A filter: rest, hovered, focused, being edited">
        <PropertyFilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        <Forced state="hover">
          <PropertyFilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        </Forced>
        <Forced state="focus-visible">
          <PropertyFilterToken words={words} isEditing={false} onEdit={fn()} onRemove={fn()} />
        </Forced>
        <PropertyFilterToken words={words} isEditing onEdit={fn()} onRemove={fn()} />
      </BoardRow>
    </Board>
  ),
};
