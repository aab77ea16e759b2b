-- What ends a difference is an entry: its exception is booked.
ALTER TABLE book_exceptions DROP CONSTRAINT book_exceptions_state_check,
  DROP CONSTRAINT book_exceptions_check1;
UPDATE book_exceptions SET state = 'booked' WHERE state = 'mended';
ALTER TABLE book_exceptions
  ADD CONSTRAINT book_exceptions_state_check
    CHECK (state IN ('open', 'explained', 'booked', 'settled')),
  ADD CONSTRAINT book_exceptions_end_check
    CHECK ((state IN ('booked', 'settled')) = (ended_at IS NOT NULL));

-- Its notes are append-only, and none was written by the name of before.
ALTER TABLE book_exception_notes DROP CONSTRAINT book_exception_notes_action_check,
  ADD CONSTRAINT book_exception_notes_action_check
    CHECK (action IN ('take', 'explain', 'book', 'refund', 'reopen'));
