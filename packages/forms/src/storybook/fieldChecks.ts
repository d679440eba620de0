import { expect, userEvent, waitFor } from 'storybook/test';
import { onSubmit, reset, save, type Canvas } from './FieldStage.tsx';

/** A form field, and how a user interacts with it. */
interface FieldCase {
  /** Its name in the form. */
  name: string;
  /** The element that an error describes: the control, or the group of controls. */
  control: (canvas: Canvas) => HTMLElement | Promise<HTMLElement>;
  /** Changes the value, with the keyboard where possible. */
  change: (canvas: Canvas) => Promise<void>;
  /** The submitted value after `change`. */
  changed: unknown;
  /** Restores the initial value by hand. */
  changeBack: (canvas: Canvas) => Promise<void>;
  /** Expects the initial value in the control. */
  showsInitial: (canvas: Canvas) => void | Promise<void>;
  /** The error of an empty required field. */
  emptyMessage?: string;
  /** Enters an invalid value and stays in the field. */
  invalid?: { enter: (canvas: Canvas) => Promise<void>; message: string };
}

export type FieldCases = readonly [first: FieldCase, ...others: FieldCase[]];

interface Played {
  canvas: Canvas;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** A step whose label starts the error message, because test output shows no steps. */
async function check({ step }: Played, label: string, run: () => Promise<void>): Promise<void> {
  await step(label, async () => {
    try {
      await run();
    } catch (error) {
      if (error instanceof Error) error.message = `${label}: ${error.message}`;
      throw error;
    }
  });
}

const expectUnsaved = (canvas: Canvas, isUnsaved: boolean) =>
  waitFor(() =>
    expect(canvas.getByTestId('unsaved')).toHaveTextContent(isUnsaved ? 'Unsaved changes' : 'Nothing to save'),
  );

const expectError = (canvas: Canvas, { control }: FieldCase, message: string) =>
  waitFor(async () => expect(await control(canvas)).toHaveAccessibleDescription(new RegExp(message, 'u')));

const expectFocus = (canvas: Canvas, { control }: FieldCase) =>
  waitFor(async () => {
    const element = await control(canvas);
    // In a group the selected option takes focus, as with Tab.
    const target = element.querySelector('input:checked') ?? element;
    await expect(target.contains(document.activeElement)).toBe(true);
  });

/** A changed field is unsaved until it has its initial value again, typed or reset. */
export const changesAndResets = (fields: FieldCases) => async (played: Played) => {
  const { canvas } = played;
  for (const { name, change, changeBack, showsInitial } of fields) {
    await check(played, `${name}: has nothing to save once changed back`, async () => {
      await change(canvas);
      await expectUnsaved(canvas, true);
      await changeBack(canvas);
      await expectUnsaved(canvas, false);
    });
    await check(played, `${name}: shows its initial value after a reset`, async () => {
      await change(canvas);
      await expectUnsaved(canvas, true);
      await reset(canvas);
      await expectUnsaved(canvas, false);
      await waitFor(() => showsInitial(canvas));
    });
  }
};

/** Empty required fields are rejected before anything is sent. Their labels have an asterisk. */
export const rejectsEmpty = (fields: FieldCases) => async (played: Played) => {
  const { canvas } = played;
  const required = fields.filter(({ emptyMessage }) => emptyMessage !== undefined);
  await expect(canvas.getAllByText('*')).toHaveLength(required.length);
  await save(canvas);
  await expectFocus(canvas, fields[0]);
  for (const field of fields) {
    const { name, emptyMessage } = field;
    if (emptyMessage === undefined) continue;
    await check(played, `${name}: says that it is empty`, async () => {
      await expectError(canvas, field, emptyMessage);
    });
  }
  await expect(onSubmit).not.toHaveBeenCalled();
};

/** A field shows its server error until it is changed. The changed values can then be saved. */
export const showsServerErrors = (fields: FieldCases) => async (played: Played) => {
  const { canvas } = played;
  const messageOf = ({ name }: FieldCase) => `The server rejects ${name}.`;
  const errors = fields.map((field) => ({ code: 'REJECTED', field: [field.name], message: messageOf(field) }));
  onSubmit.mockResolvedValueOnce({ kind: 'refused', errors });
  await save(canvas);
  await expectError(canvas, fields[0], messageOf(fields[0]));
  await expectFocus(canvas, fields[0]);
  for (const field of fields) {
    await check(played, `${field.name}: shows the server error until it is changed`, async () => {
      await expectError(canvas, field, messageOf(field));
      await field.change(canvas);
      await waitFor(() => expect(canvas.queryByText(messageOf(field))).not.toBeInTheDocument());
    });
  }
  await save(canvas);
  const changed = Object.fromEntries(fields.map((field) => [field.name, field.changed]));
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual(changed));
};

/** A field is validated on blur, not before. */
export const validatesOnLeave = (fields: FieldCases) => async (played: Played) => {
  const { canvas } = played;
  for (const field of fields) {
    const { name, control, invalid } = field;
    if (invalid === undefined) continue;
    await check(played, `${name}: is validated when the user leaves it`, async () => {
      await invalid.enter(canvas);
      await expect(await control(canvas)).not.toHaveAccessibleDescription(new RegExp(invalid.message, 'u'));
      await userEvent.click(canvas.getByTestId('unsaved'));
      await expectError(canvas, field, invalid.message);
    });
  }
};
