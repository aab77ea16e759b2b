-- A doubt about a large reading by hand: who entered it cannot release its money at once.
ALTER TABLE money_freezes
  ADD COLUMN entered_by uuid REFERENCES users,
  ADD COLUMN entered_at timestamptz,
  ADD CONSTRAINT money_freezes_entered_check CHECK ((entered_by IS NULL) = (entered_at IS NULL)
    AND (entered_by IS NULL OR cause = 'doubted'));
