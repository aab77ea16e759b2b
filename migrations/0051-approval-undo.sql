-- Approvals that their reviewer can still undo. Nothing is paid and nobody is told before final_at; then the
-- approval is made and the row goes.
CREATE TABLE kept_approvals (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  reviewer_kind text NOT NULL CHECK (reviewer_kind IN ('brand', 'admin')),
  reviewer_user_id uuid NOT NULL REFERENCES users,
  request_id text,
  decided_at timestamptz NOT NULL,
  final_at timestamptz NOT NULL CHECK (final_at > decided_at)
);
CREATE INDEX kept_approvals_final_idx ON kept_approvals (final_at);
