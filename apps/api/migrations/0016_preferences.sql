-- What people prefer: default page, mode, and what the tours and the checklist remember.

ALTER TABLE users ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}';
