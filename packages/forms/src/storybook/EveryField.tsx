import type { DateRangeValue } from '@edge-console/ui/date-range';
import { Button } from '@edge-console/ui/button';
import type { ImageSource, PickedImage } from '@edge-console/ui/image-picker';
import { useId } from 'react';
import * as v from 'valibot';
import * as fields from '../index.ts';
import type { SubmitResult } from '../state/submission.ts';

type Text = string | null;

const text = v.nullable(v.string());
const texts = v.array(v.string());

export const everySchema = v.object({
  text,
  area: text,
  password: text,
  newPassword: text,
  number: v.nullable(v.number()),
  otp: text,
  select: text,
  combobox: text,
  multiSelect: texts,
  checkbox: v.boolean(),
  checkboxGroup: texts,
  radioGroup: text,
  switched: v.boolean(),
  segmented: v.string(),
  slider: v.number(),
  range: v.tuple([v.number(), v.number()]),
  dateField: text,
  datePicker: text,
  dateRange: v.custom<DateRangeValue | null>(() => true),
  file: v.custom<File | null>(() => true),
  json: v.string(),
  image: v.custom<PickedImage | null>(() => true),
  permissions: v.array(v.object({ group: v.string(), level: v.picklist(['none', 'read', 'manage']) })),
  own: v.string(),
  list: v.array(v.object({ key: v.string(), value: v.string() })),
});

export type EveryValue = v.InferInput<typeof everySchema>;

const empty: Text = null;
export const everyInitial: EveryValue = {
  text: empty,
  area: empty,
  password: empty,
  newPassword: empty,
  number: null,
  otp: empty,
  select: empty,
  combobox: empty,
  multiSelect: [],
  checkbox: false,
  checkboxGroup: [],
  radioGroup: empty,
  switched: false,
  segmented: 'a',
  slider: 0,
  range: [0, 100],
  dateField: empty,
  datePicker: empty,
  dateRange: null,
  file: null,
  json: '{}',
  image: null,
  permissions: [],
  own: '#000000',
  list: [],
};

const items = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

const areas = [{ id: 'all', label: 'All', groups: items }];

const noImages: ImageSource = {
  list: () => Promise.resolve({ items: [] }),
  upload: () => Promise.reject(new Error('Nothing is stored here')),
  remove: () => Promise.resolve(),
};

type FormColorProps<Fields extends object> = fields.FieldReference<Fields, string> & { label: string };

/** A custom field, as an application would build it. */
function FormColor<Fields extends object>({ form, name, label }: FormColorProps<Fields>) {
  const { value, onChange, errorMessage } = fields.useField<Fields, string>({ form, name });
  const messageId = useId();
  return (
    <fields.FormField form={form} name={name} label={label}>
      <label>
        {label}
        <input
          type="color"
          value={value ?? ''}
          aria-describedby={messageId}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <span id={messageId}>{errorMessage}</span>
    </fields.FormField>
  );
}

interface EveryFieldProps {
  onSubmit: (values: EveryValue) => Promise<SubmitResult>;
}

// A link or button next to the label precedes the control in the DOM.
const besideLabel = <Button size="sm">Next to the label</Button>;

/** All fields in one form, each named after its kind. */
export function EveryField({ onSubmit }: EveryFieldProps) {
  const form = fields.useForm({ schema: everySchema, initialValues: everyInitial, onSubmit });
  return (
    <fields.FormElement form={form} aria-label="Every field">
      <fields.FormErrorSummary form={form} onReload={() => form.reset()} />
      <fields.FormTextField form={form} name="text" label="text" labelEnd={besideLabel} />
      <fields.FormTextArea form={form} name="area" label="area" labelEnd={besideLabel} />
      <fields.FormPasswordField form={form} name="password" label="password" labelEnd={besideLabel} />
      <fields.FormNewPassword form={form} name="newPassword" label="newPassword" />
      <fields.FormNumberField form={form} name="number" label="number" labelEnd={besideLabel} />
      <fields.FormOtpField form={form} name="otp" label="otp" labelEnd={besideLabel} />
      <fields.FormSelect form={form} name="select" label="select" items={items} labelEnd={besideLabel} />
      <fields.FormCombobox form={form} name="combobox" label="combobox" items={items} labelEnd={besideLabel} />
      <fields.FormMultiSelect form={form} name="multiSelect" label="multiSelect" items={items} labelEnd={besideLabel} />
      <fields.FormCheckbox form={form} name="checkbox" label="checkbox" />
      <fields.FormCheckboxGroup
        form={form}
        name="checkboxGroup"
        label="checkboxGroup"
        items={items}
        labelEnd={besideLabel}
      />
      <fields.FormRadioGroup form={form} name="radioGroup" label="radioGroup" items={items} labelEnd={besideLabel} />
      <fields.FormSwitch form={form} name="switched" label="switched" />
      <fields.FormSegmented form={form} name="segmented" label="segmented" items={items} />
      <fields.FormSlider form={form} name="slider" label="slider" />
      <fields.FormRangeSlider form={form} name="range" label="range" />
      <fields.FormDateField form={form} name="dateField" label="dateField" labelEnd={besideLabel} />
      <fields.FormDatePicker form={form} name="datePicker" label="datePicker" labelEnd={besideLabel} />
      <fields.FormDateRange form={form} name="dateRange" label="dateRange" labelEnd={besideLabel} />
      <fields.FormFileDrop form={form} name="file" label="file" />
      <fields.FormJsonField form={form} name="json" label="json" labelEnd={besideLabel} />
      <fields.FormImageField form={form} name="image" label="image" source={noImages} />
      <fields.FormPermissionMatrix form={form} name="permissions" label="permissions" items={areas} />
      <FormColor form={form} name="own" label="own" />
      <fields.FormKeyValueList form={form} name="list" label="list" />
      <fields.SubmitButton form={form}>Save</fields.SubmitButton>
    </fields.FormElement>
  );
}
