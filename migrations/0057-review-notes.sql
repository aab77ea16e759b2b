-- What reviewers write about a post for their own side: a brand's people, or the admins. Creators never read it.
CREATE TABLE review_notes (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  side text NOT NULL CHECK (side IN ('brand', 'admin')),
  author_user_id uuid NOT NULL REFERENCES users,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX review_notes_listed_idx ON review_notes (submission_id, side, created_at DESC, id DESC);
