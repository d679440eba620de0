-- Location of a session's last use, from the CDN's viewer headers; NULL where there is no CDN.

ALTER TABLE sessions ADD COLUMN location text;
--> statement-breakpoint
GRANT SELECT (location) ON sessions TO edge_api;
