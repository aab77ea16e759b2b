-- Nobody can withdraw a bonus that their deleted account was promised; 0105 wrote such promises down.
UPDATE submission_totals t SET bonus_due_cents = 0
  FROM submissions s
  JOIN creators k ON k.id = s.creator_id
  JOIN users u ON u.id = k.user_id AND u.deleted_at IS NOT NULL
  WHERE s.id = t.submission_id AND t.bonus_due_cents > 0;
