import { domains, type DomainRow } from '../../core/database/schema.ts';
import { readDomain } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { DomainStatusEnum } from '../../core/schema/enums.ts';
import type { DnsRecord } from '../../core/services/domainHosting.ts';

const DnsRecordObject = builder.objectRef<DnsRecord>('DnsRecord').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeString('value'),
    type: t.exposeString('type'),
  }),
});

export const Domain = defineObject<DomainRow>({
  name: 'Domain',
  table: domains,
  rule: readDomain,
  example: { on: 'domain' },
  missing: 'domain',
  nameOf: ({ newDomain }) => newDomain,
  entityIdOf: ({ entityId }) => entityId,
  fields: (t) => ({
    id: t.exposeID('id'),
    userGroupsId: t.exposeID('entityId'),
    arnCertificate: t.exposeString('arnCertificate', { nullable: true }),
    newDomain: t.exposeString('newDomain'),
    status: t.expose('status', { type: DomainStatusEnum }),
    certificateRecord: t.expose('certificateRecord', { type: DnsRecordObject, nullable: true }),
    // Available from the start, so that both records can be created together.
    domainRecord: t.field({
      type: DnsRecordObject,
      nullable: true,
      resolve: ({ newDomain }, _none, { settings: { domainHosting } }) =>
        domainHosting.target === null ? null : { name: newDomain, value: domainHosting.target, type: 'CNAME' },
    }),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    live: t.exposeBoolean('live'),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    validatedAt: t.expose('validatedAt', { type: 'DateTime', nullable: true }),
    notAfter: t.expose('notAfter', { type: 'DateTime', nullable: true }),
  }),
});
