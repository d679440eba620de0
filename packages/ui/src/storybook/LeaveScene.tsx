import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { vars } from '../theme/index.ts';
import { StoryRouter, useStoryRouter } from '../../../../.storybook/StoryRouter.tsx';

const pages = [
  ['', 'Company'],
  ['users', 'Users'],
  ['roles', 'Roles'],
  ['tokens', 'API tokens'],
] as const;

function PageLinks() {
  const { path, navigate } = useStoryRouter();
  return (
    <nav aria-label="Settings">
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {pages.map(([id, label]) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={path === id ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                navigate(id);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const stored = { company: 'Northlight Media', phone: '+47 22 12 34 56' };

/** A form with unsaved changes. */
function Company() {
  const [saved, setSaved] = useState(stored);
  const [values, setValues] = useState({ ...stored, company: 'Northlight Media Group' });
  const isDirty = values.company !== saved.company || values.phone !== saved.phone;
  useLeaveGuard({
    isDirty,
    title: 'Leave without saving the company?',
    message: 'Your changes will be lost.',
  });
  return (
    <Card
      title="Company"
      description={isDirty ? 'You have unsaved changes.' : 'Shown on invoices and in e-mails.'}
      footer={
        <>
          <Button isDisabled={!isDirty} onPress={() => setValues(saved)}>
            Discard
          </Button>
          <Button variant="primary" isDisabled={!isDirty} onPress={() => setSaved(values)}>
            Save changes
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField
          label="Company name"
          value={values.company}
          onChange={(company) => setValues({ ...values, company })}
        />
        <TextField
          label="Support phone"
          type="tel"
          value={values.phone}
          onChange={(phone) => setValues({ ...values, phone })}
        />
      </div>
    </Card>
  );
}

function OtherPage({ children }: { children: ReactNode }) {
  return (
    <Card title={children}>
      <p style={{ margin: 0, font: vars.text.body, color: vars.color.fg.muted }}>You have left the form.</p>
    </Card>
  );
}

function CurrentPage() {
  const { path } = useStoryRouter();
  const label = pages.find(([id]) => id === path)?.[1];
  return path === '' ? <Company /> : <OtherPage>{label}</OtherPage>;
}

/** Settings with unsaved changes, and links to other pages. */
export function LeaveScene() {
  return (
    <StoryRouter>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, maxInlineSize: 760 }}>
        <PageLinks />
        <div style={{ flex: '1 1 20rem' }}>
          <CurrentPage />
        </div>
      </div>
    </StoryRouter>
  );
}
