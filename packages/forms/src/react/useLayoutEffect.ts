'use client';

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/**
 * React 18 warns about layout effects on the server; React 19 does not. Duplicated from a private folder of `ui`,
 * because two lines do not justify a public entry.
 */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
