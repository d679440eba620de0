import { showCodeTabs } from './codeTabs.ts';
import { followHeadings } from './followHeadings.ts';

const year = 365 * 24 * 60 * 60;
const root = document.documentElement;

const radios = [...document.querySelectorAll<HTMLInputElement>('.theme input')];

function showTheme(): void {
  root.dataset['mode'] = /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ?? 'system';
  for (const radio of radios) radio.checked = radio.value === root.dataset['mode'];
}

showTheme();
showCodeTabs();
// The console or another page of the documentation can have changed it in the meantime.
document.addEventListener('visibilitychange', showTheme);
window.addEventListener('pageshow', showTheme);
for (const radio of radios)
  radio.addEventListener('change', () => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // The console's own cookie: see its `modeCookie`.
    document.cookie = `view-mode=${radio.value}; path=/; max-age=${year}; samesite=lax${secure}`;
    showTheme();
  });

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('span');
  if (label === null) return;
  const block = button.closest('figure, .code-tabs');
  const code = block?.querySelector(':not([hidden]) > pre > code')?.textContent ?? '';
  label.textContent = await navigator.clipboard.writeText(code).then(
    () => 'Copied',
    () => 'Could not copy',
  );
  setTimeout(() => (label.textContent = 'Copy'), 2000);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy'))
  button.addEventListener('click', () => void copy(button));

const openSearch = async (): Promise<void> => (await import('./search.ts')).openSearch();

for (const button of document.querySelectorAll('[data-search]'))
  button.addEventListener('click', () => void openSearch());
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key === 'k';
  if (!isShortcut && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey)) return;
  event.preventDefault();
  void openSearch();
});

document.querySelector('.pages [aria-current]')?.scrollIntoView({ block: 'nearest' });
followHeadings();
