-- Posts and people from before, while others write: a new one has its row already.
SET LOCAL work_mem = '256MB';
INSERT INTO post_search (submission_id, brand_id, submitted_at, words)
  SELECT s.id, c.brand_id, s.submitted_at,
    search_words(s.title, c.name, u.display_name, r.handle, a.username)
  FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
  JOIN social_accounts a ON a.id = s.social_account_id
  ON CONFLICT (submission_id) DO NOTHING;
INSERT INTO person_search (user_id, words)
  SELECT u.id, search_words(u.display_name, u.email, r.handle, b.name)
  FROM users u LEFT JOIN creators r ON r.user_id = u.id LEFT JOIN brands b ON b.owner_user_id = u.id
  ON CONFLICT (user_id) DO NOTHING;
SELECT gin_clean_pending_list('post_search_words_idx');
ALTER INDEX post_search_words_idx RESET (gin_pending_list_limit);
