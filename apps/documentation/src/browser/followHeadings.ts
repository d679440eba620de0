/** Marks the section being read in "On this page". */
export function followHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.parts a')];
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  if (headings.length === 0) return;

  function mark(): void {
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < 140);
    const current = isAtEnd ? headings.length - 1 : Math.max(passed, 0);
    for (const [index, link] of links.entries())
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }

  let isWaiting = false;
  window.addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
