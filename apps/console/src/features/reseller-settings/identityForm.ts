import type { Form } from '@edge-console/forms';
import { oneOf, rule } from '@edge-console/forms/rules';
import { parseHexColor } from '@edge-console/ui/color-picker';
import * as v from 'valibot';
import type { Branding } from '../../api/branding/queries.ts';
import { colorModes } from '../../core/preferences/colorMode.ts';
import { identityMessages } from './messages.ts';
import { slots } from './slots.ts';

/** The default color, which a page with another brand color does not have. */
export const productColor = '#0b62d6';

/** The settings that are saved together. An empty color is the default one. */
export const identityRule = v.object({
  color: v.pipe(
    v.string(),
    rule((text: string) => text === '' || parseHexColor(text) !== null, {
      code: 'COLOR_INVALID',
      message: identityMessages.color.invalid,
    }),
  ),
  defaultMode: oneOf(colorModes),
  /** Unsaved images. */
  images: v.array(
    v.object({
      slot: v.picklist(slots.map(({ id }) => id)),
      dark: v.boolean(),
      imageId: v.nullable(v.string()),
      url: v.nullable(v.string()),
    }),
  ),
});

export type IdentityValues = v.InferInput<typeof identityRule>;
export type IdentityForm = Form<IdentityValues>;

export const identityValues = ({ color, defaultMode }: Branding): IdentityValues => ({
  color: color ?? '',
  defaultMode: defaultMode ?? 'system',
  images: [],
});
