import type { SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import type { ActedOn } from './act-labels.ts'
import { approveAgain, freezePostMoney, releasePost } from './reason-acts.ts'
import { useEnterReading, useReverse } from './use-acts.ts'

const id = 's1' as SubmissionId
const reversal = { code: 'suspected_fraud', reason: 'Bought', evidence: 'A list' } as const
const reading = { viewCount: 9000, likeCount: null, counts: true, corrects: false, reason: 'Seen' }
const onDone = vi.fn()
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', fetched))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('an admin’s corrective action', () => {
  it('reverses an approval with kind, reason and evidence, which both sides read', async () => {
    fetched.mockResolvedValue(Response.json({}))
    const hook = await renderHook(() => useReverse(id, onDone))

    await hook.act(() => hook.current().mutate(reversal))

    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(reversal)
    expect(onDone).toHaveBeenCalledOnce()
    expect(shownToast.read()).toMatchObject({
      title: 'Approval reversed',
      description: 'The creator and the brand read your reason and evidence.',
    })
    await hook.unmount()
  })

  it('keeps the dialog open after a refusal, with the server’s reason', async () => {
    fetched.mockResolvedValue(Response.json({ message: 'It is disputed.' }, { status: 409 }))
    const hook = await renderHook(() => useReverse(id, onDone))

    await hook.act(() => hook.current().mutate(reversal))

    expect(onDone).not.toHaveBeenCalled()
    expect(shownToast.read()).toMatchObject({ tone: 'negative', description: 'It is disputed.' })
    await hook.unmount()
  })

  it('enters a reading and shows its earnings', async () => {
    const earned = {
      counted: true,
      accruedCents: 900,
      setAsideCents: 0,
      takenBackCents: 0,
    }
    fetched.mockResolvedValue(Response.json(earned))
    const hook = await renderHook(() => useEnterReading(id, onDone))

    await hook.act(() => hook.current().mutate(reading))

    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(reading)
    expect(shownToast.read()).toMatchObject({
      title: 'Reading entered',
      description: 'It earned $9.00.',
    })
    await hook.unmount()
  })
})

describe('an action with a reason', () => {
  const post: ActedOn = {
    id,
    status: 'rejected',
    isWithdrawn: false,
    viewCount: 0,
    holds: [],
    takenBack: null,
    approvedAt: null,
    campaignLeftCents: toCents(3000),
    approvedHere: 1,
    approvedHereMax: 10,
    isBeyondPlaces: false,
    isCreatorDeleted: false,
  }

  it.each([
    ['rejected', 'Approve this post after all?'],
    ['locked', 'Reopen this post?'],
  ] as const)('for a %s post asks "%s"', (status, title) => {
    expect(approveAgain({ ...post, status }).title).toBe(title)
  })

  it('reports afterwards if a creator exceeds the campaign’s places', () => {
    const { done } = approveAgain(post)
    const said = (isBeyondPlaces: boolean) =>
      typeof done === 'function' && done({ isBeyondPlaces } as Parameters<typeof done>[0])

    expect(said(false)).toEqual({ title: 'Post approved' })
    expect(said(true)).toMatchObject({ description: expect.stringContaining('than places') })
  })

  it.each([freezePostMoney(post), releasePost(post)])(
    '$label sends it with the post’s id',
    (act) => {
      expect(act.request('Odd')).toEqual({ params: { id }, body: { reason: 'Odd' } })
      expect(act.hint).toBe('Shown to the creator and the brand')
    },
  )
})
