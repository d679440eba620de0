// Before the first paint: that scripts run, and the theme chosen in the console, which the `view-mode` cookie stores, or the system's.
document.documentElement.dataset.mode = /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ?? 'system';
document.documentElement.classList.add('has-scripts');
