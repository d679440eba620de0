-- A dashboard in a frame ends with the sign-in, and with the acting session, that it was opened in.
DELETE FROM embeds;
--> statement-breakpoint
ALTER TABLE embeds ADD COLUMN sign_in_id uuid, ADD COLUMN impersonation_id uuid;
