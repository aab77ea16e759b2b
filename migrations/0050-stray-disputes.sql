-- What the bank of a payment that no campaign took does is noted on its exception.
ALTER TABLE book_exception_notes DROP CONSTRAINT book_exception_notes_action_check,
  ADD CONSTRAINT book_exception_notes_action_check
    CHECK (action IN ('take', 'explain', 'book', 'refund', 'pay', 'dispute', 'reopen'));
