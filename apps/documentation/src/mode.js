// The mode that was chosen in the console, before the first paint; without one that of the system.
document.documentElement.dataset.mode = /(?:^|; )view-mode=(dark|light|system)/.exec(document.cookie)?.[1] ?? 'system';
