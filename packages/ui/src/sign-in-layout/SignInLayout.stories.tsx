import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChartNoAxesColumn, ChartSpline, Route } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { onPhone, onTablet, fullPage } from '../storybook/viewports.ts';
import { TextField } from '../text-field/index.ts';
import { SignInLayout } from './index.ts';

const art = (
  <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor">
    {[60, 150, 240, 330, 420, 510, 600, 690].map((y) => (
      <path key={y} strokeOpacity={0.5} d={`M-20 450C240 450 240 ${y} 560 ${y}`} />
    ))}
    <text x={20} y={420} fill="currentColor" stroke="none">
      aurora-eu
    </text>
  </svg>
);

const meta = {
  title: 'Navigation/Sign-in layout',
  component: SignInLayout,
  tags: ['ready'],
  args: {
    brand: { name: 'Edge Console', href: '#start' },
    sideLabel: 'About Edge Console',
    headline: 'Every viewer on the best path, every second.',
    highlights: [
      { id: 'intelligence', label: 'Edge Intelligence', icon: ChartSpline },
      { id: 'analytics', label: 'Edge Analytics', icon: ChartNoAxesColumn },
      { id: 'delivery', label: 'Edge Delivery', icon: Route },
    ],
    art,
    footer: '© 2026 Edge Console',
    children: (
      <>
        <PageHeader title="Sign in" description="Welcome back. Pick up where you left off." />
        <TextField label="E-mail" type="email" size="xl" value="" onChange={() => undefined} />
        <Button variant="primary" size="xl" isBlock>
          Continue
        </Button>
      </>
    ),
  },
  ...fullPage,
} satisfies Meta<typeof SignInLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form on one side, the brand on the other. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('main')).toContainElement(screen.getByRole('textbox', { name: 'E-mail' }));
    const side = screen.getByRole('complementary', { name: 'About Edge Console' });
    await expect(side).toBeVisible();
    await expect(side).toHaveTextContent('Every viewer on the best path');
    await expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Edge Console');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Tab goes to the logo first, then to the form, in visual order. */
export const WithTheKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Edge Console' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

/** Text on the dark brand side is readable in the light theme: it uses the dark theme's colors. */
export const LightPage: Story = {
  globals: { mode: 'light' },
  play: async () => {
    const [red = 0] = (/\d+/u.exec(getComputedStyle(screen.getByText(/Every viewer/u)).color) ?? []).map(Number);
    await expect(red).toBeGreaterThan(200);
  },
};

/** On a phone, the brand side becomes a band, without text that it would cut off. */
export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    for (const name of screen.getAllByText('aurora-eu')) await expect(name).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** From 1024 px, both sides fit. */
export const Tablet: Story = {
  ...onTablet,
  play: async () => {
    await expect(screen.getByRole('complementary')).toBeVisible();
  },
};

/** Footer links stay on one line if they fit. */
export const FooterWithLinks: Story = {
  args: {
    footer: (
      <>
        <span>© 2026 Edge Console</span>
        <Link tone="inherit" href="#status">
          Status
        </Link>
      </>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Status' })).toBeVisible();
  },
};

/** Everything and the minimum, in one static image. */
export const States: Story = {
  tags: ['board'],
  // A page has one layout; this image has two.
  parameters: {
    a11y: {
      config: {
        rules: [
          'landmark-unique',
          'landmark-no-duplicate-main',
          'landmark-no-duplicate-banner',
          'landmark-no-duplicate-contentinfo',
        ].map((id) => ({
          id,
          enabled: false,
        })),
      },
    },
  },
  render: ({ brand, headline, ...args }) => (
    <>
      <SignInLayout brand={brand} headline={headline} {...args} />
      <SignInLayout brand={brand} headline={headline} sideLabel="About a reseller">
        Choose a password.
      </SignInLayout>
    </>
  ),
};
