-- Only posts marked as advertising may be submitted; a submission keeps the rule that it was submitted under.
ALTER TABLE campaigns ADD COLUMN needs_disclosure boolean NOT NULL DEFAULT false;
ALTER TABLE submissions ADD COLUMN needs_disclosure boolean NOT NULL DEFAULT false;
