-- Our own copies of posts' pictures: a platform's address ends within hours, and tells its host who looks.
CREATE TABLE post_pictures (
  -- Reserved before the file is written, so that there is no file nobody knows.
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}\.webp$'),
  platform platform NOT NULL,
  external_post_id text NOT NULL,
  -- The platform's own address, for as long as it is to be copied.
  source_url text,
  tries_count integer NOT NULL DEFAULT 0 CHECK (tries_count >= 0),
  -- One of three: to be copied then, copied, or given up or erased, its file about to be deleted.
  next_try_at timestamptz,
  stored_at timestamptz,
  removed_at timestamptz,
  CHECK (num_nonnulls(next_try_at, stored_at, removed_at) = 1),
  CHECK ((source_url IS NULL) = (next_try_at IS NULL))
);
CREATE UNIQUE INDEX post_pictures_one_per_post ON post_pictures (platform, external_post_id)
  WHERE removed_at IS NULL;
CREATE INDEX post_pictures_due_idx ON post_pictures (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX post_pictures_removed_idx ON post_pictures (removed_at) WHERE removed_at IS NOT NULL;

-- All submissions of a post show the same picture.
CREATE INDEX submissions_post_idx ON submissions (platform, external_post_id);

INSERT INTO post_pictures (key, platform, external_post_id, source_url, next_try_at)
  SELECT DISTINCT ON (platform, external_post_id)
    replace(gen_random_uuid()::text, '-', '') || '.webp', platform, external_post_id, thumbnail_url,
    now()
  FROM submissions WHERE thumbnail_url IS NOT NULL
  ORDER BY platform, external_post_id, submitted_at DESC;
UPDATE submissions SET thumbnail_url = NULL WHERE thumbnail_url IS NOT NULL;
ALTER TABLE submissions ADD CONSTRAINT submissions_thumbnail_is_ours
  CHECK (thumbnail_url ~ '^/uploads/[0-9a-f]{32}\.webp$');
