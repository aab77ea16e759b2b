-- Those of earlier submissions, by the words that only one signal has; the other two need earlier readings.
UPDATE submissions SET risk_codes = ARRAY(
    SELECT code FROM unnest(risks) WITH ORDINALITY AS risk(words, place)
      JOIN (VALUES ('% median of %', 'above-median'), ('% views on an account with %', 'few-followers'),
        ('% % of % views, under %', 'few-likes'), ('%a bank account to which%', 'shared-payout')
      ) AS known(pattern, code) ON words LIKE pattern
    ORDER BY place)
  WHERE cardinality(risks) > 0;
CREATE INDEX submissions_pending_campaign_idx ON submissions (campaign_id, auto_approves_at, id)
  WHERE status = 'pending';
