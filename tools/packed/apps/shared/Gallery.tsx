'use client';

import { FormElement, FormTextField, SubmitButton, useForm } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Menu } from '@edge-console/ui/menu';
import { Select } from '@edge-console/ui/select';
import { SnackbarProvider, useSnackbar } from '@edge-console/ui/snackbar';
import { TextField } from '@edge-console/ui/text-field';
import { vars } from '@edge-console/ui/theme';
import { useState } from 'react';
import * as v from 'valibot';

const roles = [
  { id: 'admin', label: 'Administrator' },
  { id: 'regular', label: 'Regular' },
];
const schema = v.object({ city: v.pipe(v.string(), v.minLength(1)) });

function Questions() {
  const snackbar = useSnackbar();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [role, setRole] = useState<string | null>('regular');
  const form = useForm({ schema, initialValues: { city: 'Oslo' }, onSubmit: async () => undefined });
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <Select label="Role" items={roles} value={role} onChange={setRole} />
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Menu label="Actions" items={[]} trigger={<Button>Actions</Button>} />
      <Button onPress={() => snackbar.show({ kind: 'success', message: 'Saved' })}>Save</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="A question"
        footer={<Button onPress={() => setIsOpen(false)}>Close</Button>}
      >
        Is this dialog open?
      </Dialog>
      <FormElement form={form} aria-label="Place">
        <FormTextField form={form} name="city" label="City" />
        <SubmitButton form={form}>Send</SubmitButton>
      </FormElement>
      {/* The expected background of the button. */}
      <div id="probe" style={{ background: vars.tone.primary.solid }} />
      {/* A nested mode, and the page's mode inside it. */}
      <div data-mode="dark">
        <div id="surface-dark" style={{ background: vars.color.bg.surface }} />
        <div data-mode="light">
          <div id="surface-light" style={{ background: vars.color.bg.surface }} />
        </div>
      </div>
    </>
  );
}

/** Interactive use of the packages; the same in every test application. */
export function Gallery() {
  return (
    <SnackbarProvider>
      <Questions />
    </SnackbarProvider>
  );
}
