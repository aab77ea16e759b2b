import type { SignalCode } from '@permille/contract/risk/signals'
import type { AdminReason } from '@permille/contract/submissions/reasons'

/** A signal in a few words, without its numbers. */
export const riskLabels: Readonly<Record<SignalCode, string>> = {
  'few-likes': 'Unusually few likes',
  'above-median': 'Unusually many views',
  'few-followers': 'Many views, few followers',
  burst: 'Burst after the first day',
  'shared-payout': 'Shared bank account',
  drop: 'Views taken back',
}

interface Flagged {
  readonly riskCodes: readonly SignalCode[]
  readonly adminReasons: readonly AdminReason[]
}

/** Returns one line per signal; none for a post with nothing unusual. */
export function describeRisks({ riskCodes, adminReasons }: Flagged): readonly string[] {
  if (riskCodes.length > 0) return riskCodes.map((code) => riskLabels[code])
  return adminReasons.includes('flagged') ? ['Unusual numbers'] : []
}
