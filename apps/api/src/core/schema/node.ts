import { builder } from './builder.ts';

export const Node = builder.interfaceRef<{ readonly id: string }>('Node').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});
