import type { ReactElement, RefCallback } from 'react';
import { AvatarGroup } from '../avatar/index.ts';
import { Count } from '../badge/index.ts';
import { BannerStack } from '../banner/index.ts';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox/index.ts';
import { ChipGroup } from '../chip/index.ts';
import { CommandTrigger } from '../command-palette/index.ts';
import { BulkBar, ExportDialog, PreferencesDialog, SavedViewsMenu } from '../data-table/index.ts';
import { defaultState } from '../data-table/state/codec.ts';
import { RelativeTime } from '../date-time/index.ts';
import { Plus } from '../icon/index.ts';
import { JsonDiff } from '../json-editor/index.ts';
import { Menu } from '../menu/index.ts';
import { OnboardingChecklist } from '../onboarding-checklist/index.ts';
import { PagerPlaceholder } from '../pager/index.ts';
import { PasswordChecklist } from '../password-field/index.ts';
import { PermissionChanges } from '../permission-matrix/index.ts';
import { PageProgress, Spinner } from '../progress/index.ts';
import { PropertyFilterToken } from '../property-filter/index.ts';
import { AccountButton, AppShell, BrandMark, Page, SideNav, TopBar } from '../shell/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { RangeSlider } from '../slider/index.ts';
import { NotificationBell, SnackbarHistory, SnackbarProvider } from '../snackbar/index.ts';
import { ErrorState, NoPermissionState, NotEnabledState, NotFoundState, OfflineState } from '../states/index.ts';
import { TableCard } from '../data-table/index.ts';
import { LinkTabs } from '../tabs/index.ts';
import { ToggleButtonGroup } from '../toggle-button/index.ts';
import { Wizard } from '../wizard/index.ts';

/** Attributes that every component passes to the DOM. */
export interface Attributes {
  ref?: RefCallback<unknown>;
  id?: string;
  'data-testid': string;
}

const nothing = () => undefined;
const item = { id: 'one', label: 'One' };
const link = { ...item, href: '#one' };
const table = { columns: [] };
const preferences = { columns: { order: [], hidden: [], widths: {} }, density: 'compact', pageSize: 50 } as const;
const views = {
  views: [],
  isPending: false,
  error: undefined,
  current: undefined,
  isChanged: false,
  reload: nothing,
  open: nothing,
  save: () => Promise.resolve(true),
  describe: () => Promise.resolve(true),
  remove: () => Promise.resolve(true),
};
const brand = { name: 'Northlight', href: '#home' };
const nav = <SideNav brand={brand} items={[]} />;
const topBar = <TopBar brandName="Northlight" />;
const shell = { isCollapsed: false, onCollapsedChange: nothing, children: null };

/** Exported components that are not the `component` of a story file, or that its arguments leave closed. */
export const parts: Readonly<Record<string, (attributes: Attributes) => ReactElement>> = {
  AvatarGroup: (to) => <AvatarGroup {...to} label="Members" items={[{ id: 'one', name: 'Priya Raghunathan' }]} />,
  Count: (to) => <Count {...to}>3</Count>,
  BannerStack: (to) => <BannerStack {...to} items={[{ id: 'one', tone: 'info', children: 'News' }]} />,
  IconButton: (to) => <IconButton {...to} label="Add" icon={Plus} />,
  LinkButton: (to) => (
    <LinkButton {...to} href="#one">
      One
    </LinkButton>
  ),
  CheckboxGroup: (to) => <CheckboxGroup {...to} label="Roles" items={[item]} value={[]} onChange={nothing} />,
  ChipGroup: (to) => <ChipGroup {...to} label="Tags" items={[item]} />,
  RelativeTime: (to) => <RelativeTime {...to} value="2026-11-20T10:00:00Z" />,
  BulkBar: (to) => <BulkBar {...to} selectedCount={1} matchingCount={2} onClear={nothing} actions={[]} />,
  ExportDialog: (to) => (
    <ExportDialog {...to} isOpen onOpenChange={nothing} title="Export" fileName="all.csv" columns={[]} source={[]} />
  ),
  PreferencesDialog: (to) => (
    <PreferencesDialog
      {...to}
      isOpen
      onOpenChange={nothing}
      columns={[]}
      value={preferences}
      defaultValue={preferences}
      onChange={nothing}
    />
  ),
  SavedViewsMenu: (to) => (
    <SavedViewsMenu
      {...to}
      views={views}
      table={{ state: defaultState(table), change: nothing, hrefOf: () => '#all', isRequested: () => false }}
    />
  ),
  PropertyFilterToken: (to) => (
    <PropertyFilterToken
      {...to}
      labels={{ property: 'Role', operator: 'is', value: 'Regular' }}
      isEditing={false}
      onEdit={nothing}
      onRemove={nothing}
    />
  ),
  JsonDiff: (to) => <JsonDiff {...to} label="Flags" before="1" after="2" />,
  Menu: (to) => <Menu {...to} label="Actions" items={[]} isOpen trigger={<Button>Actions</Button>} />,
  PagerPlaceholder: (to) => <PagerPlaceholder {...to} />,
  PermissionChanges: (to) => <PermissionChanges {...to} items={[]} />,
  PasswordChecklist: (to) => <PasswordChecklist {...to} requirements={[{ ...item, isMet: false }]} />,
  Spinner: (to) => <Spinner {...to} />,
  PageProgress: (to) => <PageProgress {...to} isPending />,
  SideNav: (to) => <AppShell {...shell} nav={<SideNav {...to} brand={brand} items={[]} />} topBar={topBar} />,
  TopBar: (to) => <AppShell {...shell} nav={nav} topBar={<TopBar {...to} brandName="Northlight" />} />,
  AccountButton: (to) => <AccountButton {...to} name="Priya" avatar="P" isExpanded={false} onPress={nothing} />,
  Page: (to) => <Page {...to}>Page</Page>,
  BrandMark: (to) => <BrandMark {...to} />,
  Skeleton: (to) => <Skeleton {...to} />,
  RangeSlider: (to) => <RangeSlider {...to} label="Hours" value={[1, 2]} onChange={nothing} />,
  SnackbarHistory: (to) => (
    <SnackbarProvider>
      <SnackbarHistory {...to} />
    </SnackbarProvider>
  ),
  NotificationBell: (to) => (
    <SnackbarProvider>
      <NotificationBell {...to} />
    </SnackbarProvider>
  ),
  ErrorState: (to) => <ErrorState {...to} title="Users could not be loaded" />,
  NoPermissionState: (to) => <NoPermissionState {...to}>Ask an administrator.</NoPermissionState>,
  NotEnabledState: (to) => <NotEnabledState {...to}>Ask for it.</NotEnabledState>,
  NotFoundState: (to) => (
    <NotFoundState {...to} title="No such user">
      It may have been deleted.
    </NotFoundState>
  ),
  OfflineState: (to) => <OfflineState {...to} />,
  Wizard: (to) => (
    <Wizard
      {...to}
      label="Create"
      submitLabel="Create"
      steps={[{ id: 'one', title: 'One', content: () => null }]}
      values={{}}
      onSubmit={nothing}
      allowLeaving
    />
  ),
  OnboardingChecklist: (to) => (
    <OnboardingChecklist {...to} title="Getting started" items={[{ id: 'one', title: 'One', isDone: false }]} />
  ),
  CommandTrigger: (to) => <CommandTrigger {...to} onPress={nothing} />,
  TableCard: (to) => <TableCard {...to}>Table</TableCard>,
  LinkTabs: (to) => <LinkTabs {...to} label="Views" items={[link]} />,
  ToggleButtonGroup: (to) => <ToggleButtonGroup {...to} label="Columns" items={[item]} value={[]} onChange={nothing} />,
};
