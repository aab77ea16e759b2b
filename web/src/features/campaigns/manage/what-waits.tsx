import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import { Money } from '#ui/values/money.tsx'

/** Shows what a top-up pays at once; nothing while the campaign has the money for all its posts. */
export function WhatWaits({ waitsCents }: WaitingMoney) {
  if (waitsCents === 0) return null
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm">
      <span>Approved posts wait for a top-up</span>
      <Money cents={waitsCents} className="font-medium" />
    </p>
  )
}
