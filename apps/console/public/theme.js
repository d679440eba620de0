// Render-blocking and tiny: sets mode and brand before the first paint, and shows the failure page when the app's files do not load.
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
      // Scripts that the page can do without are `async`.
      if (target instanceof HTMLScriptElement && !target.async) document.getElementById('start-failure').hidden = false;
    },
    true,
  );
})();
