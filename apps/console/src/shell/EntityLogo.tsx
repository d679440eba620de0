import { useEffect } from 'react';
import { brandImage } from '../api/branding/brandImage.ts';
import { brandingQuery } from '../api/branding/queries.ts';
import { useQuery } from '../api/useQuery.ts';
import { useIsDark } from './preferences/useIsDark.ts';

export type EntityLogoProps = { onChange: (url: string | undefined) => void };

/** Loads the account's small logo for the current color mode, after the first page. */
export function EntityLogo({ onChange }: EntityLogoProps) {
  const { data } = useQuery(brandingQuery, {});
  const url = brandImage(data?.branding.assets ?? [], 'NAV_LOGO_SMALL', useIsDark());
  useEffect(() => onChange(url), [url, onChange]);
  return null;
}
