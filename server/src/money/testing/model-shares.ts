/** Cents of a campaign's budget, and of its fee. */
export interface Parts {
  budget: number
  fee: number
}

/** By the largest remainder where there is too little; ties go to the post that comes first. */
export function shareOut(due: readonly number[], spendable: number): number[] {
  const wanted = due.reduce((total, cents) => total + cents, 0)
  if (wanted <= spendable) return [...due]
  const shares = due.map((cents) => Math.floor((cents * spendable) / wanted))
  const byRemainder = due
    .map((cents, index) => ({ index, remainder: (cents * spendable) % wanted }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  const left = spendable - shares.reduce((total, cents) => total + cents, 0)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Pays each claim in turn, its part of the fee in proportion; returns what is left. */
export function payInTurn<Claim>(
  returned: Parts,
  claims: readonly Claim[],
  { open, pay }: { open: (claim: Claim) => number; pay: (claim: Claim, part: Parts) => void },
): Parts {
  const left = { ...returned }
  for (const claim of claims) {
    const all = left.budget + left.fee
    const feeShare = all === 0 ? 0 : Math.floor((open(claim) * left.fee) / all)
    const budget = Math.min(left.budget, open(claim) - Math.min(left.fee, feeShare))
    const fee = Math.min(left.fee, open(claim) - budget)
    pay(claim, { budget, fee })
    left.budget -= budget
    left.fee -= fee
  }
  return left
}
