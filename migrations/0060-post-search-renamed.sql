-- What was renamed while the rows were filled in: its trigger could not see them yet.
UPDATE post_search SET words = post_words(submission_id) WHERE words <> post_words(submission_id);
UPDATE person_search SET words = person_words(user_id) WHERE words <> person_words(user_id);
ANALYZE post_search, person_search;
