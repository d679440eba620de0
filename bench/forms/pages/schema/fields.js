import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(2));

/** Twenty typical console fields with about thirty checks. */
export const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Required'), v.maxLength(80)),
  email: v.pipe(v.string(), v.email('E-mail')),
  age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(150)),
  address: v.pipe(v.string(), v.url()),
  role: v.picklist(['admin', 'editor', 'viewer']),
  isActive: v.boolean(),
  tags: v.pipe(v.array(v.string()), v.maxLength(10)),
  created: v.pipe(v.string(), v.isoDate()),
  phone: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'Phone')),
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  street: text,
  city: text,
  country: v.pipe(v.string(), v.length(2)),
  password: v.pipe(v.string(), v.minLength(8), v.regex(/\d/, 'Digit')),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: v.pipe(v.number(), v.minValue(0)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  uuid: v.pipe(v.string(), v.uuid()),
  slug: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  color: v.pipe(v.string(), v.hexColor()),
});

export const judge = (values) => v.safeParse(schema, values);

/** Validates one field, as after a keystroke. */
export const judgeField = (name, value) => v.safeParse(schema.entries[name], value, { abortPipeEarly: true });
