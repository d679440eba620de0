-- A job that failed too often stays for inspection and is not delivered again.
ALTER TABLE outbox_jobs ADD COLUMN dead_at timestamptz(3);
