-- How often someone has made a limited call within a window of time; every process counts here.
CREATE TABLE call_windows (
  limit_name text NOT NULL,
  -- A user's id, an e-mail address, or an address (IPv6 by its /64).
  caller text NOT NULL,
  call_count integer NOT NULL CHECK (call_count >= 0),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (limit_name, caller)
);
CREATE INDEX call_windows_ends_idx ON call_windows (ends_at);

-- A key takes one image: used_at is set before the image is decoded. Once removed_at is set nobody
-- can use the image any more, and its file may be deleted.
ALTER TABLE uploads ADD COLUMN used_at timestamptz;
ALTER TABLE uploads ADD COLUMN removed_at timestamptz;
UPDATE uploads SET used_at = created_at;

-- A picture on another host would tell that host who looks at the campaign.
UPDATE campaigns SET thumbnail_url = NULL WHERE thumbnail_url !~ '^/uploads/[a-z0-9-]+\.webp$';
ALTER TABLE campaigns ADD CONSTRAINT campaigns_thumbnail_is_upload
  CHECK (thumbnail_url ~ '^/uploads/[a-z0-9-]+\.webp$');
