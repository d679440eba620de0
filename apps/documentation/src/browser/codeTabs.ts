const storageKey = 'documentation-code-tabs';

/** The chosen tabs, newest first: a page with players uses the newest player, even if a language was chosen since. */
function readChoices(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function remember(name: string): void {
  try {
    const choices = [name, ...readChoices().filter((other) => other !== name)];
    localStorage.setItem(storageKey, JSON.stringify(choices.slice(0, 20)));
  } catch {
    // Without storage, the choice applies to this page only.
  }
}

type Group = { readonly tabs: readonly HTMLButtonElement[]; readonly show: (name: string) => void };

const nameOf = (tab: HTMLButtonElement | undefined): string => tab?.textContent ?? '';

function groupOf(element: Element): Group {
  const tabs = [...element.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const figures = [...element.querySelectorAll<HTMLElement>('figure')];
  for (const [index, panel] of element.querySelectorAll('pre').entries()) {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tabs[index]?.id ?? '');
  }
  const show = (name: string) => {
    const chosen = tabs.findIndex((tab) => nameOf(tab) === name);
    if (chosen === -1) return;
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    }
    for (const [index, figure] of figures.entries()) figure.hidden = index !== chosen;
  };
  show(nameOf(tabs[0]));
  return { tabs, show };
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Shows one code sample of each group, chosen with tabs. A choice applies to all groups with that tab, also on other pages. */
export function showCodeTabs(): void {
  const elements = [...document.querySelectorAll('.code-tabs')];
  const groups = elements.map(groupOf);
  const choices = readChoices().toReversed();
  for (const name of choices) for (const { show } of groups) show(name);
  for (const element of elements) element.classList.add('is-ready');

  function choose(tab: HTMLButtonElement): void {
    const { top } = tab.getBoundingClientRect();
    for (const { show } of groups) show(nameOf(tab));
    // Samples above it can have another height.
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
    tab.focus({ preventScroll: true });
    remember(nameOf(tab));
  }

  for (const { tabs } of groups)
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', (event) => {
        const target = tabs[targetOf(event.key, index, tabs.length) ?? -1];
        if (target === undefined) return;
        event.preventDefault();
        choose(target);
      });
    }
}
