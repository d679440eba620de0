import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  type FilterField,
  type FilterQuery,
  type FilterToken,
  PropertyFilter,
  type PropertyFilterProps,
} from '../property-filter/index.ts';
import { Page } from '../shell/index.ts';
import { TableCard } from '../data-table/index.ts';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** One field of each type. */
export const sampleFields: FilterField[] = [
  {
    id: 'status',
    label: 'Status',
    type: 'choice',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INVITED', label: 'Invited' },
      { value: 'INACTIVE', label: 'Disabled' },
    ],
  },
  {
    id: 'role',
    label: 'Role',
    type: 'choice',
    options: optionsOf(
      'Regular',
      'Administrator',
      'Read only',
      'Sales',
      'Stream operations',
      'Finance',
      'Support',
      'Security',
      'Guest',
    ),
  },
  { id: 'email', label: 'E-mail', type: 'text' },
  { id: 'createdAt', label: 'Creation date', type: 'date' },
  { id: 'logins', label: 'Logins', type: 'number' },
];

export const sampleTokens: FilterToken[] = [
  { field: 'status', op: 'ne', values: ['INACTIVE'] },
  { field: 'createdAt', op: 'between', values: ['2026-01-01', '2026-11-20'] },
  { field: 'logins', op: 'gt', values: ['10'] },
  { field: 'role', op: 'eq', values: ['Regular', 'Administrator', 'Sales'] },
];

export const onQuery = fn<(query: FilterQuery) => void>();

/** A filter with a page that stores the query. */
export function SamplePropertyFilter(props: PropertyFilterProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Page>
      <TableCard
        toolbar={
          <PropertyFilter
            {...props}
            value={value}
            onChange={(next) => {
              onQuery(next);
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
