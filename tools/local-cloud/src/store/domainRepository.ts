import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { ZoneRecord } from '../domains/zoneRecord.ts';

export type StoredCertificate = {
  readonly arn: string;
  readonly domain: string;
  readonly record: ZoneRecord;
  readonly requestedAt: number;
  /** Null until issued. */
  readonly notAfter: number | null;
  readonly failure: 'CAA_ERROR' | 'VALIDATION_TIMED_OUT' | null;
  readonly isServed: boolean;
};

export type DomainRepository = {
  records(): ZoneRecord[];
  addRecord(record: ZoneRecord): void;
  removeRecord(record: ZoneRecord): void;
  /** Newest first. */
  certificates(): StoredCertificate[];
  findCertificate(arn: string): StoredCertificate | undefined;
  saveCertificate(certificate: StoredCertificate): void;
  removeCertificate(arn: string): void;
};

const toRecord = (row: Record<string, SQLOutputValue>): ZoneRecord => ({
  name: String(row['name']),
  type: String(row['type']),
  value: String(row['value']),
});

const toCertificate = (row: Record<string, SQLOutputValue>): StoredCertificate => ({
  arn: String(row['arn']),
  domain: String(row['domain']),
  record: { name: String(row['record_name']), type: 'CNAME', value: String(row['record_value']) },
  requestedAt: Number(row['requested_at']),
  notAfter: row['not_after'] === null ? null : Number(row['not_after']),
  // Only `saveCertificate` writes it.
  failure: row['failure'] as StoredCertificate['failure'],
  isServed: row['is_served'] === 1,
});

export function createDomainRepository(database: DatabaseSync): DomainRepository {
  const records = database.prepare('SELECT * FROM zone_records ORDER BY name, type, value');
  const addRecord = database.prepare('INSERT OR IGNORE INTO zone_records (name, type, value) VALUES (?, ?, ?)');
  const removeRecord = database.prepare('DELETE FROM zone_records WHERE name = ? AND type = ? AND value = ?');
  const certificates = database.prepare('SELECT * FROM certificates ORDER BY requested_at DESC, arn');
  const find = database.prepare('SELECT * FROM certificates WHERE arn = ?');
  const save = database.prepare(`
    INSERT INTO certificates (arn, domain, record_name, record_value, requested_at, not_after, failure, is_served)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (arn) DO UPDATE SET requested_at = excluded.requested_at, not_after = excluded.not_after,
      failure = excluded.failure, is_served = excluded.is_served`);
  const remove = database.prepare('DELETE FROM certificates WHERE arn = ?');
  return {
    records: () => records.all().map(toRecord),
    addRecord: ({ name, type, value }) => void addRecord.run(name, type, value),
    removeRecord: ({ name, type, value }) => void removeRecord.run(name, type, value),
    certificates: () => certificates.all().map(toCertificate),
    findCertificate(arn) {
      const row = find.get(arn);
      return row && toCertificate(row);
    },
    saveCertificate: ({ arn, domain, record, requestedAt, notAfter, failure, isServed }) =>
      void save.run(arn, domain, record.name, record.value, requestedAt, notAfter, failure, isServed ? 1 : 0),
    removeCertificate: (arn) => void remove.run(arn),
  };
}
