-- People who are imported are counted, too: by the day for who imports them, since one file may hold five hundred.
ALTER TABLE invitation_turns DROP CONSTRAINT invitation_turns_kind_check;
--> statement-breakpoint
ALTER TABLE invitation_turns ADD CONSTRAINT invitation_turns_kind_check
  CHECK (kind IN ('INVITER', 'IMPORTER', 'RECIPIENT'));
