import type { SubmissionId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'

export interface Demand {
  readonly submissionId: SubmissionId
  readonly approvedAt: Date
  readonly dueCents: number
}

/**
 * Shares the spendable money when a settlement asks for more: pro rata in whole cents, leftover
 * cents one each by largest remainder, ties by (approvedAt, id). The order of input does not
 * matter.
 */
export function shareSpendable(
  demands: readonly Demand[],
  spendableCents: number,
): Map<string, Cents> {
  const total = demands.reduce((sum, demand) => sum + demand.dueCents, 0)
  if (total <= spendableCents) {
    return new Map(demands.map((demand) => [demand.submissionId, toCents(demand.dueCents)]))
  }
  const shares = demands.map((demand) => {
    const product = BigInt(demand.dueCents) * BigInt(spendableCents)
    return { demand, base: product / BigInt(total), remainder: product % BigInt(total) }
  })
  shares.sort((one, other) => compareShares(one, other))
  let left = BigInt(spendableCents) - shares.reduce((sum, share) => sum + share.base, 0n)
  return new Map(
    shares.map(({ demand, base }) => {
      const extra = left > 0n ? 1n : 0n
      left -= extra
      return [demand.submissionId, toCents(Number(base + extra))]
    }),
  )
}

interface Share {
  readonly demand: Demand
  readonly remainder: bigint
}

function compareShares(one: Share, other: Share): number {
  if (one.remainder !== other.remainder) return one.remainder > other.remainder ? -1 : 1
  const byApproval = one.demand.approvedAt.getTime() - other.demand.approvedAt.getTime()
  if (byApproval !== 0) return byApproval
  return one.demand.submissionId < other.demand.submissionId ? -1 : 1
}
