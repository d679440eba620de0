'use client';

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/**
 * React 18 warns on the server about an effect that only a browser can run; React 19 does not. `ui` has the
 * same in a private folder: two lines are less than a public entry for them.
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
