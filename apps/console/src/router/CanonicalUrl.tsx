import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canonicalPath } from './findRoute.ts';

/** Replaces a non-canonical path (with or without trailing slash) with the canonical one, and keeps query and hash. */
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
