import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { vars } from '../theme/index.ts';
import { StoryRouter, useStoryRouter } from './StoryRouter.tsx';

const places = [
  ['', 'Company'],
  ['users', 'Users'],
  ['roles', 'Roles'],
  ['tokens', 'API tokens'],
] as const;

function Places() {
  const { place, go } = useStoryRouter();
  return (
    <nav aria-label="Settings">
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {places.map(([id, label]) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              aria-current={place === id ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(id);
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

/** What somebody has begun to change and has not saved. */
function Company() {
  const [saved, setSaved] = useState(stored);
  const [values, setValues] = useState({ ...stored, company: 'Northlight Media Group' });
  const isDirty = values.company !== saved.company || values.phone !== saved.phone;
  useLeaveGuard({
    isDirty,
    title: 'Leave without saving the company?',
    message: 'What you changed will be lost.',
  });
  return (
    <Card
      title="Company"
      description={isDirty ? 'You have changes that are not saved.' : 'Shown on invoices and in e-mails.'}
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

function Elsewhere({ children }: { children: ReactNode }) {
  return (
    <Card title={children}>
      <p style={{ margin: 0, font: vars.text.body, color: vars.color.fg.muted }}>You have left the form.</p>
    </Card>
  );
}

function Here() {
  const { place } = useStoryRouter();
  const label = places.find(([id]) => id === place)?.[1];
  return place === '' ? <Company /> : <Elsewhere>{label}</Elsewhere>;
}

/** Settings with a change that is not saved, and links that lead away from it. */
export function LeaveScene() {
  return (
    <StoryRouter>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, maxInlineSize: 760 }}>
        <Places />
        <div style={{ flex: '1 1 20rem' }}>
          <Here />
        </div>
      </div>
    </StoryRouter>
  );
}
