-- What the payment provider says is for admins. A creator reads a sentence of ours, chosen by the code of
-- the refusal; null where an admin failed the payout in their own words.
ALTER TABLE payouts ADD COLUMN refusal_code text;
UPDATE payouts p SET refusal_code = 'refused'
  WHERE status = 'failed' AND NOT EXISTS (
    SELECT FROM audit_log a WHERE a.object_id = p.id AND a.action = 'payout.fail');

-- The last refusal to open a creator's payout account; null since it was opened.
ALTER TABLE creators ADD COLUMN payout_link_refusal text, ADD COLUMN payout_link_refused_at timestamptz;
CREATE INDEX creators_payout_link_refused_idx ON creators (payout_link_refused_at)
  WHERE payout_link_refused_at IS NOT NULL;
