-- Which signals a submission showed, beside their words in `risks`: lists show and filter them.
ALTER TABLE submissions ADD COLUMN risk_codes text[] NOT NULL DEFAULT '{}';
