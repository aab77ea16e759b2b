-- A correction that is forgotten would let its accrual be taken back again.
CREATE TRIGGER accrual_corrections_no_truncate BEFORE TRUNCATE ON accrual_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
