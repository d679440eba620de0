// Blocking and tiny: mode and brand are known before the first paint, and a page whose own files do not load says so.
(() => {
  const mode = /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ?? 'light';
  document.documentElement.dataset.mode = mode;
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.querySelector('meta[name=theme-color]').content = isDark ? '#0e1013' : '#f8f8fa';
  try {
    const brand = localStorage.getItem('brand');
    if (brand) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(brand);
      document.adoptedStyleSheets = [sheet];
    }
  } catch {} // no storage: the default colours
  addEventListener(
    'error',
    ({ target }) => {
      // Who can do without a script says `async`.
      if (target instanceof HTMLScriptElement && !target.async) document.getElementById('start-failure').hidden = false;
    },
    true,
  );
})();
