import { useIsDark } from './preferences/useIsDark.ts';
import { appMessages } from '../core/messages/messages.ts';
import { brandImage } from '../api/branding/brandImage.ts';
import { useHostBrand } from '../api/branding/hostBrand.ts';

/** The menu's name and logos: the host's brand, if it is a reseller's. */
export function useMenuBrand() {
  const brand = useHostBrand();
  const isDark = useIsDark();
  if (!brand) return { name: appMessages.product };
  const { entityName: name, assets } = brand;
  const [mark, logo] = (['NAV_LOGO_SMALL', 'NAV_LOGO'] as const).map((slot) => brandImage(assets, slot, isDark));
  return {
    name,
    ...(mark !== undefined && { mark: <img src={mark} alt="" width={24} height={24} /> }),
    ...(logo !== undefined && { logo: <img src={logo} alt={name} /> }),
  };
}
