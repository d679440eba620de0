-- Where a session was last used, as the edge in front of the API says; NULL where nobody does.

ALTER TABLE sessions ADD COLUMN location text;
--> statement-breakpoint
GRANT SELECT (location) ON sessions TO edge_api;
