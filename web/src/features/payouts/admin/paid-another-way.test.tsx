import type { UserId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { textOf } from '#testing/text-of.ts'
import { PaidCreatorDialog } from './paid-another-way.tsx'

test('before recording a payment, an admin reads the amount, and that it has to be made first', () => {
  const text = textOf(
    <PaidCreatorDialog
      userId={'user-1' as UserId}
      creatorName="Maya"
      availableCents={4210}
      isOpen
      onClose={() => {}}
    />,
  )

  expect(text).toContain('Record $42.10 as paid?')
  expect(text).toMatch(/First pay .?Maya.? outside Stripe/)
  expect(text).toContain('they see it with the payout')
  expect(text).toMatch(/Cancel Record \$42\.10 as paid$/)
})
