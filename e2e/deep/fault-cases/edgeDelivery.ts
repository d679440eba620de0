import { chooseRowAction } from '../../rowAction.ts';
import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import { casesAt, find, follow, press, rowAction, stub, text } from '../faultShapes.ts';
import { enterAsCustomer } from '../signInAs.ts';

const resources = casesAt(enterAsCustomer, '/edge-delivery/');
const pathwaysUrl = '/edge-delivery/?tab=pathways';
const pathways = casesAt(enterAsCustomer, pathwaysUrl);

/** The resources that use a pathway: without them the dialog says how many do. */
const pathwayUsers: FaultCase = {
  target: { operation: 'PathwayUsers' },
  async start(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, pathwaysUrl);
    const dialog = page.getByRole('alertdialog');
    const open = () => chooseRowAction(page, 'cdn-north', 'Disable…');
    return {
      async act() {
        await page.goto(pathwaysUrl);
        await open();
      },
      message: () => null,
      expectInput: () => expect(dialog).toContainText(/\d resources? uses? it\./),
      async recover() {
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await open();
        await expect(dialog).toContainText('solstice-one');
      },
    };
  },
};

/** A history with a version to restore. */
const history = (name: string, typename: 'Pathway' | 'Resource', restoring: object) => ({
  data: {
    node: { __typename: typename, name },
    history: [null, restoring].map((change, index) => ({
      __typename: 'DeliveryVersion',
      version: 2 - index,
      at: '2026-11-01T12:00:00.000Z',
      user: 'Elin Berg',
      diff: {},
      restoring: change,
      missingPathways: [],
    })),
  },
});

export const edgeDeliveryCases: readonly FaultCase[] = [
  pathwayUsers,
  resources.read('Resource', {
    what: 'Resource',
    open: follow('solstice-one'),
    shows: find('textbox', 'Name'),
  }),
  casesAt(enterAsCustomer, '/edge-delivery/?drawer=create').read('PathwayChoices', {
    failed: /Pathways could not be loaded\./,
    shows: find('button', /Add pathway/),
  }),
  resources.form('CheckManifest', {
    open: follow('solstice-one'),
    submit: 'Check manifest',
    failed: 'The manifest could not be checked.',
    response: { reachable: true, status: 200, detail: null },
    done: 'The manifest is reachable (200).',
  }),
  resources.form('CreateResource', {
    open: press('Create resource'),
    fields: [text('Name', 'fault-case'), text('Manifest', 'https://live.example.com/master.m3u8')],
    submit: 'Create resource',
    failed: 'The resource could not be created.',
    done: 'fault-case created',
  }),
  resources.form('UpdateResource', {
    open: follow('solstice-two'),
    fields: [text('Name', 'fault-case')],
    submit: 'Save changes',
    failed: 'The changes could not be saved.',
    done: 'fault-case updated',
  }),
  resources.confirmRow('SetResourceActive', {
    row: 'solstice-kids',
    action: 'Disable…',
    submit: 'Disable',
    becomes: 'disabled',
  }),
  resources.read('ResourceHistory', {
    what: 'The history',
    open: rowAction('solstice-two', 'History'),
    shows: find('heading', 'Version 1'),
  }),
  resources.confirm('RestoreResource', {
    prepare: stub(
      { operation: 'ResourceHistory' },
      history('solstice-two', 'Resource', { ttl: { before: 300, after: 60 } }),
    ),
    open: async (page) => {
      await rowAction('solstice-two', 'History')(page);
      await press('Restore version 1…')(page);
    },
    submit: 'Restore version',
    failed: 'solstice-two could not be restored.',
    response: { resource: { id: 'another', version: 3 } },
    done: 'solstice-two restored to version 1',
  }),
  resources.confirm('RotatePlayerToken', {
    open: rowAction('solstice-kids', 'Rotate player token…'),
    submit: 'Rotate token',
    failed: 'The player token of solstice-kids could not be rotated.',
    response: { resource: { id: 'another', playerIntegrationToken: 'x'.repeat(32) } },
    done: 'solstice-kids has a new player token',
  }),
  resources.confirmRow('DeleteResource', {
    row: 'legacy-vod',
    action: 'Delete resource…',
    fields: [text(/.*/, 'legacy-vod')],
    submit: 'Delete resource',
    becomes: 'deleted',
  }),
  pathways.read('PathwayPage', { what: 'Pathway', open: follow('cdn-north'), shows: find('group', 'Details') }),
  pathways.read('Pathway', { what: 'Pathway', open: rowAction('cdn-north', 'Edit'), shows: find('textbox', 'Name') }),
  pathways.read('PathwayHistory', {
    what: 'The history',
    open: rowAction('cdn-north', 'History'),
    shows: find('heading', 'Version 1'),
  }),
  pathways.confirm('RestorePathway', {
    prepare: stub(
      { operation: 'PathwayHistory' },
      history('cdn-north', 'Pathway', {
        hostname: { before: 'north.solstice.example', after: 'old.solstice.example' },
      }),
    ),
    open: async (page) => {
      await rowAction('cdn-north', 'History')(page);
      await press('Restore version 1…')(page);
    },
    submit: 'Restore version',
    failed: 'cdn-north could not be restored.',
    response: { pathway: { id: 'another', version: 3 } },
    done: 'cdn-north restored to version 1',
  }),
  pathways.form('CreatePathway', {
    open: press('Create pathway'),
    fields: [text('Name', 'fault-case'), text('Hostname', 'cdn.example.com')],
    submit: 'Create pathway',
    failed: 'The pathway could not be created.',
    done: 'fault-case created',
  }),
  pathways.form('UpdatePathway', {
    open: rowAction('cdn-south', 'Edit'),
    fields: [text('Hostname', 'cdn.example.com')],
    submit: 'Save changes',
    failed: 'The changes could not be saved.',
    done: 'cdn-south updated',
  }),
  pathways.confirmRow('SetPathwayActive', {
    row: 'cdn-spare',
    action: 'Disable…',
    submit: 'Disable',
    becomes: 'disabled',
  }),
  pathways.confirmRow('DeletePathway', {
    row: 'cdn-spare',
    action: 'Delete pathway…',
    submit: 'Delete pathway',
    becomes: 'deleted',
  }),
];
