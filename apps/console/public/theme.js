// Mode and brand before the first paint.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {} // no storage
  };
  const mode =
    /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ??
    /^(dark|light)$/.exec(kept('default-mode'))?.[1] ??
    'system';
  document.documentElement.dataset.mode = mode;
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme:dark)').matches);
  const meta = (name) => document.querySelector(`[name=${name}]`);
  meta('theme-color').content = dark ? '#0e1013' : '#f8f8fa';
  meta('color-scheme').content = dark ? 'dark' : 'light';
  const brand = kept('brand');
  if (brand) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brand);
    document.adoptedStyleSheets = [sheet];
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName === 'SCRIPT' && !target.async) document.getElementById('start-failure').hidden = false;
    },
    true,
  );
})();
