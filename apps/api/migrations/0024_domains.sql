-- Custom domains of resellers: one for each account, and each name for one account only.

CREATE TABLE domains (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  new_domain text NOT NULL CHECK (new_domain = lower(new_domain)),
  status text NOT NULL DEFAULT 'PENDING_VALIDATION' CHECK (status IN ('PENDING_VALIDATION', 'SUCCESS', 'ERROR')),
  error_code text,
  -- Null until the certificate authority has answered.
  arn_certificate text,
  certificate_record jsonb,
  live boolean NOT NULL DEFAULT false,
  checked_at timestamptz(3),
  requested_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When the certificate was first issued: who asked for it controls the domain.
  validated_at timestamptz(3),
  not_after timestamptz(3),
  CHECK ((status = 'ERROR') = (error_code IS NOT NULL)),
  CHECK (NOT live OR validated_at IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX domains_entity ON domains (entity_id);
--> statement-breakpoint
-- A request that failed before anything was proven keeps nobody from the name.
CREATE UNIQUE INDEX domains_name ON domains (new_domain) WHERE status <> 'ERROR' OR validated_at IS NOT NULL;
--> statement-breakpoint
SELECT protect_table('domains', 'entity_id',
  'SELECT, INSERT, UPDATE (status, error_code, arn_certificate, certificate_record, live, checked_at, validated_at, not_after), DELETE');
--> statement-breakpoint
-- Tombstones: records of a domain that was given up may still lead here, so for 30 days only the account that had it may take it.
-- They outlive the account.
CREATE TABLE released_domains (
  domain text PRIMARY KEY,
  entity_id uuid NOT NULL,
  released_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
SELECT protect_table('released_domains', 'entity_id', 'SELECT');
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
-- The functions run with the rights of their owner: they know the names of all tenants.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE FUNCTION is_domain_taken(wanted text, asking uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (
    SELECT FROM domains
    WHERE new_domain = wanted AND entity_id <> asking AND (status <> 'ERROR' OR validated_at IS NOT NULL)
  ) OR EXISTS (
    SELECT FROM released_domains
    WHERE domain = wanted AND entity_id <> asking AND released_at > now() - interval '30 days'
  );
--> statement-breakpoint
-- However a domain goes, also with its account: the certificate goes too, and nobody else can take over what still leads here.
CREATE FUNCTION release_domain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.validated_at IS NOT NULL THEN
    INSERT INTO released_domains (domain, entity_id) VALUES (OLD.new_domain, OLD.entity_id)
    ON CONFLICT (domain) DO UPDATE SET entity_id = excluded.entity_id, released_at = excluded.released_at;
  END IF;
  IF OLD.arn_certificate IS NOT NULL THEN
    INSERT INTO outbox_jobs (entity_id, subject, kind, payload) VALUES (
      OLD.entity_id, 'domain ' || OLD.id, 'RELEASE_DOMAIN',
      jsonb_build_object('domainId', OLD.id, 'entityId', OLD.entity_id, 'domain', OLD.new_domain, 'arn', OLD.arn_certificate)
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
--> statement-breakpoint
CREATE TRIGGER release_domain AFTER DELETE ON domains FOR EACH ROW EXECUTE FUNCTION release_domain();
