import type { Cents } from '@permille/contract/money'
import { type DeletionPlan, readDeletionCall } from '@permille/contract/privacy/account-deletion'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, it } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { DeleteAccount } from './delete-account.tsx'
import { confirmationOf, describeBlocker } from './deletion-labels.ts'

const nothing: DeletionPlan = {
  blockers: [],
  givesUpCents: 0 as Cents,
  pendingPostsCount: 0,
  earningPostsCount: 0,
}

function shown(plan: DeletionPlan, role: 'creator' | 'brand' | 'admin' = 'creator') {
  const responses = [[queryOf(readDeletionCall).queryKey, plan]] as const
  return renderText(<DeleteAccount />, { role, responses })
}

it('a user with nothing to lose reads what is deleted and what is kept', () => {
  const { text, buttons } = shown(nothing)

  expect(text).toContain('What is deleted: Your name, email')
  expect(text).toContain('What is kept: The books')
  expect(text).not.toContain('What is lost')
  expect(buttons).toEqual(['Delete account'])
})

it('a creator reads what they give up before they do', () => {
  const plan = {
    ...nothing,
    givesUpCents: 320 as Cents,
    pendingPostsCount: 1,
    earningPostsCount: 2,
  }

  const { text } = shown(plan)

  expect(text).toContain('$3.20 of earnings you have not withdrawn is given up.')
  expect(text).toContain('1 post in review is withdrawn. 2 posts stop earning.')
  expect(confirmationOf(plan)).toBe('$3.20')
})

it('obstacles are listed with a way to remove them, without the button', () => {
  const blockers = [
    { code: 'campaign-open', count: 2, cents: null, until: null },
    { code: 'money-left', count: 1, cents: 5000 as Cents, until: null },
    {
      code: 'money-reserved',
      count: 1,
      cents: 800 as Cents,
      until: new Date(2020, 11, 3, 11, 10).toISOString() as Timestamp,
    },
  ] as const

  const { text, buttons } = shown({ ...nothing, blockers: [...blockers] }, 'brand')

  expect(text).toContain('2 campaigns have not ended Live and paused campaigns must end.')
  expect(text).toContain('$50.00 is left in ended campaigns Refund it to your card. Billing')
  expect(text).toContain('$8.00 is kept until Dec 3, 2020, 11:10, because creators can dispute')
  expect(buttons).toEqual([])
})

it('the last admin reads that they must invite another', () => {
  expect(describeBlocker({ code: 'last-admin', count: 1, cents: null, until: null })).toMatchObject(
    {
      what: 'No other admin is left',
      way: 'Invite another one first.',
    },
  )
})
