-- Whose posts a brand does not take any more. The reason is read by the brand alone.
CREATE TABLE creator_blocks (
  brand_id uuid NOT NULL REFERENCES brands,
  creator_id uuid NOT NULL REFERENCES creators,
  reason text NOT NULL CHECK (reason <> '' AND length(reason) <= 500),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, creator_id)
);
CREATE INDEX creator_blocks_newest_idx ON creator_blocks (brand_id, created_at DESC, creator_id DESC);
CREATE INDEX creator_blocks_creator_idx ON creator_blocks (creator_id);
