// Mode and brand before the first paint; shows the failure page when the app does not load.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {} // no storage
  };
  const mode =
    /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ??
    /^(dark|system)$/.exec(kept('default-mode'))?.[1] ??
    'light';
  document.documentElement.dataset.mode = mode;
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.querySelector('meta[name=theme-color]').content = isDark ? '#0e1013' : '#f8f8fa';
  const brand = kept('brand');
  if (brand) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brand);
    document.adoptedStyleSheets = [sheet];
  }
  addEventListener(
    'error',
    ({ target }) => {
      // `async`: not needed.
      if (target instanceof HTMLScriptElement && !target.async) document.getElementById('start-failure').hidden = false;
    },
    true,
  );
})();
