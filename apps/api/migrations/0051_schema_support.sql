-- The oldest release that can use this schema, as the `when` of its newest migration in the journal. A migration that removes something
-- replaces this function with the `when` of the first release that no longer needs it.
CREATE FUNCTION drizzle.oldest_release() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 0::bigint';
--> statement-breakpoint
-- Services read which migrations have been applied.
GRANT USAGE ON SCHEMA drizzle TO edge_system;
--> statement-breakpoint
GRANT SELECT ON drizzle.__drizzle_migrations TO edge_system;
