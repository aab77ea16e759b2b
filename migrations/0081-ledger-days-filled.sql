-- What is missing is added to what was counted meanwhile: one snapshot sees the entries and their days alike.
INSERT INTO ledger_days AS d (campaign_id, submission_id, event, day, first_entry_id, first_seq,
    last_seq, amount_cents, entry_count)
  SELECT e.campaign_id, e.submission_id, e.event, e.day, e.first_entry_id, e.first_seq, e.last_seq,
    e.cents - coalesce(known.amount_cents, 0), e.entries - coalesce(known.entry_count, 0)
  FROM (
    SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date AS day,
      (array_agg(id ORDER BY seq))[1] AS first_entry_id, min(seq) AS first_seq,
      max(seq) AS last_seq, sum(amount_cents) AS cents, count(*) AS entries
    FROM ledger_entries WHERE event IN ('accrual', 'platform-fee') AND campaign_id IS NOT NULL
    GROUP BY 1, 2, 3, 4
  ) e LEFT JOIN ledger_days known ON known.campaign_id = e.campaign_id
    AND known.submission_id IS NOT DISTINCT FROM e.submission_id AND known.event = e.event
    AND known.day = e.day
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (campaign_id, submission_id, event, day) DO UPDATE SET
    first_entry_id = excluded.first_entry_id, first_seq = excluded.first_seq,
    last_seq = greatest(d.last_seq, excluded.last_seq),
    amount_cents = d.amount_cents + excluded.amount_cents,
    entry_count = d.entry_count + excluded.entry_count;
