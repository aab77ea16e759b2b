/** A payout as one statement that trusts its caller; its value is the creator's id. */
export const barePayoutText = `
  WITH taken AS (
    DELETE FROM bare_accrual_withdrawables WHERE creator_id = $1
    RETURNING accrual_id, accrued_cents
  ), payout AS (
    INSERT INTO bare_payouts (id, creator_id, total_cents, destination)
    SELECT uuidv7(), $1, sum(accrued_cents)::bigint, 'acct' FROM taken
    RETURNING id, creator_id, total_cents
  ), link AS (
    INSERT INTO bare_payout_accruals (accrual_id, payout_id, accrued_cents)
    SELECT accrual_id, payout.id, accrued_cents FROM taken, payout
  ), available AS (
    UPDATE bare_ledger_accounts SET balance_cents = balance_cents - total_cents
    FROM payout WHERE name = 'creator:' || creator_id || ':available'
  ), entry AS (
    INSERT INTO bare_ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
      idempotency_key)
    SELECT uuidv7(), 'adjustment', 'payout-queued', total_cents,
      'creator:' || creator_id || ':available', 'creator:' || creator_id || ':in_transit',
      'po:' || id || ':q'
    FROM payout
  )
  SELECT id, total_cents FROM payout`
