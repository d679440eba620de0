import type { FaultCase } from '../faultCase.ts';
import {
  casesAt,
  check,
  find,
  findText,
  firstRow,
  follow,
  press,
  retry,
  rowAction,
  stub,
  text,
} from '../faultShapes.ts';
import { enterAsCustomer } from '../signInAs.ts';

const tokens = casesAt(enterAsCustomer, '/apis/');
const issued = { id: 'token', name: 'fault-case', expirationAt: null, scopes: [] };

const tokenCases: readonly FaultCase[] = [
  tokens.read('TokenLimit', {
    failed: 'The number of enabled tokens could not be loaded.',
    unchanged: firstRow,
    shows: findText(/^\d+ of \d+ tokens enabled$/),
  }),
  tokens.read('ApiTokenPage', { what: 'API token', open: follow('player-qa'), shows: find('group', 'Details') }),
  tokens.read('ApiToken', { what: 'API token', open: rowAction('player-qa', 'Edit'), shows: find('textbox', 'Name') }),
  tokens.form('CreateApiToken', {
    open: press('Create token'),
    fields: [text('Name', 'fault-case')],
    submit: 'Create token',
    failed: 'API token could not be created.',
    response: { apiToken: issued, secret: 'esp_nothing' },
    done: 'fault-case is ready',
  }),
  tokens.form('UpdateApiToken', {
    open: rowAction('player-qa', 'Edit'),
    fields: [text('Name', 'fault-case')],
    submit: 'Save changes',
    failed: 'The changes could not be saved.',
    done: 'fault-case updated',
  }),
  tokens.form('RotateApiToken', {
    open: rowAction('player-qa', 'Rotate secret…'),
    fields: [check('radio', /No longer/)],
    submit: 'Rotate secret',
    failed: 'The secret for player-qa could not be rotated.',
    response: { apiToken: { ...issued, name: 'player-qa' }, secret: 'esp_nothing' },
    done: 'player-qa is ready',
  }),
  tokens.confirmRow('SetApiTokenEnabled', {
    row: 'player-qa',
    action: 'Disable…',
    submit: 'Disable token',
    becomes: 'disabled',
  }),
  tokens.confirmRow('DeleteApiToken', {
    row: 'legacy-cms',
    action: 'Delete token…',
    submit: 'Delete token',
    becomes: 'deleted',
  }),
];

const keys = casesAt(enterAsCustomer, '/apis/?tab=apiKeys');

const keyCases: readonly FaultCase[] = [
  keys.optional('UnsyncedKeys', { works: firstRow, shows: firstRow }),
  keys.read('ApiKeyPage', {
    what: 'API key',
    open: follow('Television app'),
    shows: find('group', 'Details'),
  }),
  keys.read('ApiKey', {
    what: 'API key',
    open: rowAction('Television app', 'Edit'),
    shows: find('textbox', 'Name'),
    keepsPage: true,
  }),
  keys.form('CreateApiKey', {
    open: press('Create key'),
    fields: [text('Name', 'fault-case')],
    submit: 'Create key',
    failed: 'API key could not be created.',
    done: 'fault-case created',
    keepsPage: true,
  }),
  keys.form('UpdateApiKey', {
    open: rowAction('Television app', 'Edit'),
    fields: [text('Name', 'fault-case')],
    submit: 'Save changes',
    failed: 'API key could not be updated.',
    done: 'fault-case updated',
  }),
  keys.confirmRow('SetApiKeyEnabled', {
    row: 'Television app',
    action: 'Disable…',
    submit: 'Disable key',
    becomes: 'disabled',
  }),
  keys.confirmRow('DeleteApiKey', {
    row: 'Old embed',
    action: 'Delete key…',
    submit: 'Delete key',
    becomes: 'deleted',
  }),
  keys.page('SyncApiKeys', {
    prepare: stub({ operation: 'UnsyncedKeys' }, { data: { apiKeys: { totalCount: 1 } } }),
    submit: retry,
    failed: 'The synchronization could not be started.',
    done: 'Synchronizing API keys',
  }),
];

export const apiAccessCases = [...tokenCases, ...keyCases];
