import { builder } from '../schema/builder.ts';
import type { Contact } from './administrators.ts';

export const ContactObject = builder.objectRef<Contact>('Contact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});
