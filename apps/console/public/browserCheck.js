// ES2015 syntax, so that browsers too old for the rest still run this. Checks for the newest feature the console needs.
(function () {
  var isSupported =
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'light-dark(#000, #000)') &&
    CSS.supports('color', 'rgb(from #000 r g b)');
  if (isSupported) return;
  document.body.removeChild(document.getElementById('root'));
  var page = document.getElementById('old-browser');
  page.style.maxWidth = '32rem';
  page.style.margin = '20vh auto 0';
  page.style.padding = '0 1.5rem';
  page.style.fontFamily = 'system-ui, sans-serif';
  page.style.lineHeight = '1.5';
  var title = page.querySelector('h1');
  title.style.margin = '0 0 0.5rem';
  title.style.fontSize = '1.25rem';
  title.style.fontWeight = '600';
  page.hidden = false;
})();
