-- The sum of a post's day was changed through a join, whose plan, made while the table was small, went through all pairs
-- once it was not: a settlement of ten thousand posts took more than half a minute in an installation that had just
-- begun. By its unique index there is nothing to plan.
CREATE OR REPLACE FUNCTION apply_ledger_days() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_days AS d (campaign_id, submission_id, event, day, first_entry_id, first_seq,
      last_seq, amount_cents, entry_count)
    SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date,
      (array_agg(id ORDER BY seq))[1], min(seq), max(seq), sum(amount_cents), count(*)
    FROM posted WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (campaign_id, submission_id, event, day) DO UPDATE SET
      last_seq = greatest(d.last_seq, excluded.last_seq),
      amount_cents = d.amount_cents + excluded.amount_cents,
      entry_count = d.entry_count + excluded.entry_count;
  RETURN NULL;
END $$;
