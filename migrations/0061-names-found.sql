-- Writers of these tables wait for it: about a second for a million rows.
CREATE INDEX campaigns_name_words_idx ON campaigns USING gin ((' ' || lower(name)) gin_trgm_ops);
CREATE INDEX brands_name_words_idx ON brands USING gin ((' ' || lower(name)) gin_trgm_ops);
CREATE INDEX payouts_words_idx ON payouts
  USING gin ((' ' || lower(id::text || ' ' || coalesce(stripe_transfer_id, ''))) gin_trgm_ops);
CREATE INDEX mails_address_words_idx ON mails USING gin ((' ' || lower(to_address)) gin_trgm_ops);
-- What is in an expression's index is known to the planner only from then on.
ANALYZE campaigns, brands, payouts, mails;
