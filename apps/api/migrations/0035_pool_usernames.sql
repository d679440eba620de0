-- The name that the user pool's administrator operations take. Somebody who signs in through a provider has one of their own there; null is
-- the sub, as of everybody else.
ALTER TABLE users ADD COLUMN pool_username text;
