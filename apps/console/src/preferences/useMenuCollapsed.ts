import { useState } from 'react';

const key = 'menu';
const collapsed = 'collapsed';

function read(): boolean {
  try {
    return localStorage.getItem(key) === collapsed;
  } catch {
    return false;
  }
}

/** Whether the side menu shows icons only; kept in this browser. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(read);
  const change = (next: boolean) => {
    setIsCollapsed(next);
    try {
      if (next) localStorage.setItem(key, collapsed);
      else localStorage.removeItem(key);
    } catch {
      // A browser without storage keeps it until the page is closed.
    }
  };
  return [isCollapsed, change];
}
