import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../.storybook/testsNode.ts';
import { readStoryFile, type StoryFile } from './storyFile.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const paths = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => `${root}${path}`);

interface Read extends StoryFile {
  absolute: string;
  /** Names of all stories, including generated ones. */
  names: string[];
}

const files = paths.flatMap((absolute): Read[] => {
  const text = readFileSync(absolute, 'utf8');
  const file = readStoryFile({ path: absolute.slice(root.length), folder: '', file: basename(absolute), text });
  const names = [...text.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name);
  return file ? [{ ...file, absolute, names }] : [];
});

/** Titles by export name, in sidebar order. */
function places(name: string): Record<string, string> {
  const file = files.find(({ absolute }) => basename(absolute) === `${name}.stories.tsx`);
  if (file === undefined) throw new Error(`no ${name}.stories.tsx`);
  const stories = file.names.map((exportName) => ({ title: file.title, exportName }));
  return Object.fromEntries(placesOf(file.absolute, stories, root).map(({ title, exportName }) => [exportName, title]));
}

describe('sidebar', () => {
  it('puts test stories under Tests, except Default', () => {
    expect(places('Button')).toMatchObject({
      Default: 'Actions/Button',
      States: 'Actions/Button',
      Playground: 'Actions/Button',
      Pending: 'Tests/Actions/Button',
    });
  });

  it.each(['MenuContents', 'DialogFocus', 'DataTableKeyboard', 'SnackbarKeys', 'LeaveTriggers'])(
    'has nothing of %s among the components',
    (name) => {
      expect(Object.values(places(name)).filter((title) => !title.startsWith('Tests/'))).toEqual([]);
    },
  );

  it('keeps a test story with its component if a page shows or links to it', () => {
    expect(places('ConfirmDialog')).toMatchObject({ TypeToConfirm: 'Overlays/Confirm dialog' });
    expect(places('AccountSettings')).toMatchObject({ LeaveGuard: 'Forms/Account settings' });
  });

  it('recognizes a test story by the helpers it calls, including imported ones', () => {
    expect(places('Tour')).toMatchObject({ Highlight: 'Tests/Tour/Tour' });
    expect(places('ChoiceFields')).toMatchObject({
      Empty: 'Tests/Forms/Fields/Choices',
      ServerError: 'Tests/Forms/Fields/Choices',
    });
  });

  it('keeps visual checks with their component', () => {
    expect(places('Badge')).toMatchObject({ WithIcon: 'Display/Badge', WithCount: 'Display/Badge' });
  });

  it("puts a file's page with its component, whatever story comes first", () => {
    expect(Object.values(places('MfaCard'))[0]).toBe('Console/MFA');
  });

  it('has one page for a component with several story files', () => {
    const withPage = files.filter(({ tags }) => !tags.includes('!autodocs'));
    const titles = withPage.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('gives every story a unique ID', () => {
    const ids = files.flatMap(({ title, names }) => names.map((name) => `${title}#${name}`));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
