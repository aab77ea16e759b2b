import type { CampaignId } from '@permille/contract/ids'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { currentTime } from '#ui/values/current-time.ts'
import { NextSteps } from './next-steps.tsx'

const rejected = {
  campaignId: 'c1' as CampaignId,
  campaignName: 'Autumn',
  campaignPause: null,
  status: 'rejected',
  isWithdrawn: false,
  reason: 'Off the brief',
  resubmitUntil: null,
  risks: [],
} as unknown as OwnSubmission

test.each([
  ['rejected by the brand', rejected, ['Report campaign']],
  ['withdrawn', { ...rejected, isWithdrawn: true }, []],
])('the campaign of a post that was %s can be reported: %o', (_how, submission, buttons) => {
  expect(renderText(<NextSteps submission={submission} />).buttons).toEqual(buttons)
})

test('a post can be resubmitted while its campaign accepts posts, and its time pauses otherwise', () => {
  const resubmitUntil = new Date(currentTime().getTime() + 5 * 3_600_000).toISOString()
  const shown = (campaignPause: string | null) =>
    renderText(
      <NextSteps submission={{ ...rejected, resubmitUntil, campaignPause } as OwnSubmission} />,
    )

  expect(shown(null).buttons).toContain('Submit again')
  expect(shown('manual').buttons).not.toContain('Submit again')
  expect(shown('manual').text).toContain('you have 5 hours when it accepts posts again')
})

test('a post whose platform does not respond at the deadline states that its approval waits', () => {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const pending = { ...rejected, status: 'pending', autoApprovesAt: at, adminReasons: [] } as const
  const shown = (unreadSince: string | null) =>
    renderText(<NextSteps submission={{ ...pending, unreadSince } as unknown as OwnSubmission} />)
      .text

  expect(shown(at)).toContain('approved automatically as soon as we can read it again')
  expect(shown(null)).toContain('as long as it is still public and unchanged')
})

test('a locked post says of each part of its money when it is paid, or what it waits for', () => {
  const locked = { ...rejected, status: 'locked', lockReason: 'cap', dueCents: 0, payouts: [] }
  const shown = (changes: object) =>
    renderText(
      <NextSteps submission={{ ...locked, unpaid: [], ...changes } as unknown as OwnSubmission} />,
    ).text
  const at = new Date(currentTime().getTime() + 40 * 3_600_000).toISOString()
  const unpaid = [
    { place: 'maturing', amountCents: 8549, at },
    { place: 'available', amountCents: 2000, at: null },
    { place: 'doubted', amountCents: 300, at: null },
  ]
  const payouts = [{ id: 'p1', status: 'queued', amountCents: 1200 }]

  const all = shown({ unpaid, payouts, dueCents: 90 })

  expect(all).toMatch(/\$85\.49 is on hold, and available by \w{3} \d+/)
  expect(all).toContain('$20.00 counts toward your next payout.')
  expect(all).toContain('$3.00 is set aside until an admin decides about its views.')
  expect(all).toContain('$12.00 is in a payout on its way. $0.90 waits for the campaign’s budget')
  expect(shown({})).toMatch(/New views earn nothing\.$/)
})
