-- What is missing is added to what was counted meanwhile: one snapshot sees the decisions and their counts alike.
INSERT INTO brand_reviews AS k (brand_id, approved_count, rejected_count, automatic_count, decided_within)
  SELECT d.brand_id, d.approved - coalesce(known.approved_count, 0),
    d.rejected - coalesce(known.rejected_count, 0), d.automatic - coalesce(known.automatic_count, 0),
    (SELECT array_agg(within.decided - coalesce(known.decided_within[within.place], 0) ORDER BY within.place)
      FROM unnest(d.within) WITH ORDINALITY AS within (decided, place))
  FROM (
    SELECT brand_id, sum(approved)::bigint AS approved, sum(rejected)::bigint AS rejected,
      sum(automatic)::bigint AS automatic, array_agg(decided ORDER BY place) AS within
    FROM (
      SELECT of.brand_id, place,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved) ELSE 0 END AS approved,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE NOT is_approved) ELSE 0 END AS rejected,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved AND is_automatic) ELSE 0 END AS automatic,
        sum(of.decided_within[place])::bigint AS decided
      FROM submission_status_changes change CROSS JOIN LATERAL brand_decisions(change) of
      CROSS JOIN generate_subscripts(review_bounds(), 1) AS place
      WHERE change.from_status = 'pending' GROUP BY 1, 2
    ) each_place GROUP BY 1
  ) d LEFT JOIN brand_reviews known USING (brand_id)
  ORDER BY d.brand_id
  ON CONFLICT (brand_id) DO UPDATE SET approved_count = k.approved_count + excluded.approved_count,
    rejected_count = k.rejected_count + excluded.rejected_count,
    automatic_count = k.automatic_count + excluded.automatic_count,
    decided_within = add_counts(k.decided_within, excluded.decided_within);
