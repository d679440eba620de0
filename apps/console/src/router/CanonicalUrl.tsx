import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canonicalPath } from './findRoute.ts';

/** Replaces a non-canonical path (with or without trailing slash) by the canonical one; query and hash stay. */
export function CanonicalUrl() {
  const location = useLocation();
  const navigate = useNavigate();
  const canonical = canonicalPath(location.pathname);
  useEffect(() => {
    if (canonical !== location.pathname)
      void navigate(
        { pathname: canonical, search: location.search, hash: location.hash },
        { replace: true, state: location.state },
      );
  }, [canonical, location, navigate]);
  return null;
}
