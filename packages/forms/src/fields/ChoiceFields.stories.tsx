import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { failure, oneOrMore, requiredText, rule } from '../rules/index.ts';
import { mockSaved, FieldStage, withLoadTimeout, type Canvas } from '../storybook/FieldStage.tsx';
import {
  changesAndResets,
  rejectsEmpty,
  showsServerErrors,
  validatesOnLeave,
  type FieldCases,
} from '../storybook/fieldChecks.ts';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormCombobox } from './FormCombobox.tsx';
import { FormMultiSelect } from './FormMultiSelect.tsx';
import { FormRadioGroup } from './FormRadioGroup.tsx';
import { FormSegmented } from './FormSegmented.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormSwitch } from './FormSwitch.tsx';

const schema = v.object({
  access: requiredText,
  origin: requiredText,
  fallback: v.pipe(v.nullable(v.string()), requiredText),
  audience: oneOrMore(['eu', 'na', 'sa']),
  services: oneOrMore(['delivery', 'analytics']),
  unit: v.picklist(['seconds', 'minutes', 'hours']),
  terms: v.boolean(),
  active: v.boolean(),
});
const schemaWithConsent = v.object({
  ...schema.entries,
  terms: v.pipe(
    v.boolean(),
    rule((isAccepted: boolean) => isAccepted, failure('REQUIRED')),
  ),
});
type Values = v.InferInput<typeof schema>;

const filled: Values = {
  access: 'read',
  origin: 'eu',
  fallback: 'eu',
  audience: ['eu'],
  services: ['delivery'],
  unit: 'minutes',
  terms: false,
  active: true,
};
const empty: Values = { ...filled, access: '', origin: '', fallback: null, audience: [], services: [] };

const levels = [
  { id: 'none', label: 'None' },
  { id: 'read', label: 'Read' },
  { id: 'manage', label: 'Manage' },
];
const regions = [
  { id: 'eu', label: 'Europe' },
  { id: 'na', label: 'North America' },
  { id: 'sa', label: 'South America' },
];
const services = [
  { id: 'delivery', label: 'Edge delivery' },
  { id: 'analytics', label: 'Audience analytics' },
];
const units = [
  { id: 'seconds', label: 'Seconds' },
  { id: 'minutes', label: 'Minutes' },
  { id: 'hours', label: 'Hours' },
];

interface ChoiceFieldsProps {
  values: Values;
  isConsentRequired?: boolean;
}

function ChoiceFields({ values, isConsentRequired = false }: ChoiceFieldsProps) {
  return (
    <FieldStage schema={isConsentRequired ? schemaWithConsent : schema} initialValues={values}>
      {(form) => (
        <>
          <FormRadioGroup form={form} name="access" label="Access" items={levels} />
          <FormSelect form={form} name="origin" label="Origin" items={regions} />
          <FormCombobox form={form} name="fallback" label="Fallback" items={regions} />
          <FormMultiSelect form={form} name="audience" label="Audience" items={regions} />
          <FormCheckboxGroup form={form} name="services" label="Services" items={services} />
          <FormSegmented form={form} name="unit" label="Unit" items={units} />
          <FormCheckbox form={form} name="terms" label="I accept the terms of service" />
          <FormSwitch form={form} name="active" label="Active" />
        </>
      )}
    </FieldStage>
  );
}

const access = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: 'Access' });
const origin = (canvas: Canvas) => canvas.getByRole('button', { name: /Origin$/u });
const fallback = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Fallback' });
const audience = (canvas: Canvas) => canvas.getByRole('button', { name: /^Audience/u });
const unit = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: 'Unit' });
const terms = (canvas: Canvas) => canvas.getByRole('checkbox', { name: 'I accept the terms of service' });
const active = (canvas: Canvas) => canvas.getByRole('switch', { name: 'Active' });
const service = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

const pressSpace = async (control: HTMLElement) => {
  control.focus();
  await userEvent.keyboard(' ');
};
const pressArrow = async (group: HTMLElement, key: 'ArrowLeft' | 'ArrowRight') => {
  await userEvent.click(within(group).getByRole('radio', { checked: true }));
  await userEvent.keyboard(`{${key}}`);
};
const select = async (canvas: Canvas, name: string) => {
  origin(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name }, withLoadTimeout));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};
const find = async (canvas: Canvas, text: string) => {
  await userEvent.clear(fallback(canvas));
  await userEvent.type(fallback(canvas), `${text}{Enter}`);
};
const toggle = async (canvas: Canvas, name: string) => {
  const button = audience(canvas);
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name }, withLoadTimeout));
  // Focus stays in the field, so it is not validated while its list is open.
  await userEvent.keyboard('{ArrowDown}');
  await expect(button).not.toHaveAccessibleDescription(/Select/u);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
};

const fields: FieldCases = [
  {
    name: 'access',
    control: access,
    change: (canvas) => pressArrow(access(canvas), 'ArrowRight'),
    changed: 'manage',
    changeBack: (canvas) => pressArrow(access(canvas), 'ArrowLeft'),
    showsInitial: (canvas) => expect(canvas.getByRole('radio', { name: 'Read' })).toBeChecked(),
    emptyMessage: 'Required field.',
  },
  {
    name: 'origin',
    control: origin,
    change: (canvas) => select(canvas, 'North America'),
    changed: 'na',
    changeBack: (canvas) => select(canvas, 'Europe'),
    showsInitial: (canvas) => expect(origin(canvas)).toHaveTextContent('Europe'),
    emptyMessage: 'Required field.',
  },
  {
    name: 'fallback',
    control: fallback,
    change: (canvas) => find(canvas, 'north'),
    changed: 'na',
    changeBack: (canvas) => find(canvas, 'europe'),
    showsInitial: (canvas) => expect(fallback(canvas)).toHaveValue('Europe'),
    emptyMessage: 'Required field.',
    invalid: { enter: (canvas) => userEvent.clear(fallback(canvas)), message: 'Required field.' },
  },
  {
    name: 'audience',
    control: audience,
    change: (canvas) => toggle(canvas, 'North America'),
    changed: ['eu', 'na'],
    changeBack: (canvas) => toggle(canvas, 'North America'),
    showsInitial: (canvas) => expect(audience(canvas)).toHaveAccessibleName(/Europe$/u),
    emptyMessage: 'Select at least one option.',
    invalid: { enter: (canvas) => toggle(canvas, 'Europe'), message: 'Select at least one option.' },
  },
  {
    name: 'services',
    control: (canvas) => canvas.getByRole('group', { name: /^Services/u }),
    change: (canvas) => pressSpace(service(canvas, 'Audience analytics')),
    changed: ['delivery', 'analytics'],
    changeBack: (canvas) => pressSpace(service(canvas, 'Audience analytics')),
    showsInitial: (canvas) => expect(service(canvas, 'Audience analytics')).not.toBeChecked(),
    emptyMessage: 'Select at least one option.',
    invalid: {
      // The next checkbox is in the same field.
      enter: async (canvas) => {
        await pressSpace(service(canvas, 'Edge delivery'));
        await userEvent.tab();
      },
      message: 'Select at least one option.',
    },
  },
  {
    name: 'unit',
    control: unit,
    change: (canvas) => pressArrow(unit(canvas), 'ArrowRight'),
    changed: 'hours',
    changeBack: (canvas) => pressArrow(unit(canvas), 'ArrowLeft'),
    showsInitial: (canvas) => expect(canvas.getByRole('radio', { name: 'Minutes' })).toBeChecked(),
  },
  {
    name: 'terms',
    control: terms,
    change: (canvas) => pressSpace(terms(canvas)),
    changed: true,
    changeBack: (canvas) => pressSpace(terms(canvas)),
    showsInitial: (canvas) => expect(terms(canvas)).not.toBeChecked(),
    emptyMessage: 'Required field.',
    invalid: {
      enter: async (canvas) => {
        await pressSpace(terms(canvas));
        await pressSpace(terms(canvas));
      },
      message: 'Required field.',
    },
  },
  {
    name: 'active',
    control: active,
    change: (canvas) => pressSpace(active(canvas)),
    changed: false,
    changeBack: (canvas) => pressSpace(active(canvas)),
    showsInitial: (canvas) => expect(active(canvas)).toBeChecked(),
  },
];

const meta = {
  title: 'Forms/Fields/Choices',
  component: ChoiceFields,
  subcomponents: {
    FormCheckbox,
    FormCheckboxGroup,
    FormCombobox,
    FormMultiSelect,
    FormRadioGroup,
    FormSegmented,
    FormSelect,
    FormSwitch,
  },
  args: { values: filled },
  beforeEach: mockSaved,
} satisfies Meta<typeof ChoiceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: changesAndResets(fields) };
export const Empty: Story = { args: { values: empty, isConsentRequired: true }, play: rejectsEmpty(fields) };
export const ServerError: Story = { play: showsServerErrors(fields) };
export const ErrorAfterLeaving: Story = { args: { isConsentRequired: true }, play: validatesOnLeave(fields) };
