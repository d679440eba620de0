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
  /** Every story, also one that a function makes. */
  names: string[];
}

const files = paths.flatMap((absolute): Read[] => {
  const text = readFileSync(absolute, 'utf8');
  const file = readStoryFile({ path: absolute.slice(root.length), folder: '', file: basename(absolute), text });
  const names = [...text.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name);
  return file ? [{ ...file, absolute, names }] : [];
});

/** Titles by the names of the exports, in the order of the sidebar. */
function places(name: string): Record<string, string> {
  const file = files.find(({ absolute }) => basename(absolute) === `${name}.stories.tsx`);
  if (file === undefined) throw new Error(`no ${name}.stories.tsx`);
  const stories = file.names.map((exportName) => ({ title: file.title, exportName }));
  return Object.fromEntries(placesOf(file.absolute, stories, root).map(({ title, exportName }) => [exportName, title]));
}

describe('the sidebar', () => {
  it('has journeys under Tests, but Default always with its component', () => {
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

  it('keeps a journey with its component if a page shows it or leads to it', () => {
    expect(places('ConfirmDialog')).toMatchObject({ TypeToConfirm: 'Overlays/Confirm dialog' });
    expect(places('AccountSettings')).toMatchObject({ LeaveGuard: 'Forms/Account settings' });
  });

  it('knows a journey by what its helpers do, in other modules too', () => {
    expect(places('Tour')).toMatchObject({ Highlight: 'Tests/Tour/Tour' });
    expect(places('ChoiceFields')).toMatchObject({
      Empty: 'Tests/Forms/Fields/Choices',
      ServerError: 'Tests/Forms/Fields/Choices',
    });
  });

  it('has what only checks a picture beside its component', () => {
    expect(places('Badge')).toMatchObject({ WithIcon: 'Display/Badge', Counted: 'Display/Badge' });
  });

  it('has the page of a file where its component is, whatever the file begins with', () => {
    expect(Object.values(places('MfaCard'))[0]).toBe('Console/MFA');
  });

  it('has one page for a component, however many files its stories fill', () => {
    const withPage = files.filter(({ tags }) => !tags.includes('!autodocs'));
    const titles = withPage.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('gives every story an address of its own', () => {
    const ids = files.flatMap(({ title, names }) => names.map((name) => `${title}#${name}`));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
