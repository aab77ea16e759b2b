import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { renderText } from '#testing/render-text.ts'
import { shownToast } from '#ui/overlays/toast.ts'
import { endRefusals, refusals } from './refusals.ts'
import { RefusedApprovals } from './refused-approvals.tsx'
import { useApprove } from './use-decide.ts'

const [first, second] = ['s1', 's2'] as [SubmissionId, SubmissionId]
const post = { id: first, title: 'Knit' }
const fetched = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  endRefusals([first, second])
  vi.unstubAllGlobals()
})

const shown = (shownId: SubmissionId) =>
  renderText(<RefusedApprovals pathOf={(id) => `/submissions/${id}`} shownId={shownId} />)

test('an approval refused after the page has gone on names its post until it is read', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'It is rejected.' }, { status: 409 }))
  const hook = await renderHook(() => useApprove({ goesOn: true }))
  const before = shownToast.read()

  await hook.act(() => hook.current().mutate([post]))

  expect(shown(second).text).toBe(
    '“ Knit ” could not be approved It is rejected. Open the post Dismiss',
  )
  expect(shown(first).text).not.toContain('Open the post')
  expect(shownToast.read()).toBe(before)
  await hook.unmount()
})

test('an approval without a response may have been saved, and trying again ends the notice', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValue(Response.json({ id: first, status: 'approved', approvalFinalAt: null }))
  const hook = await renderHook(() => useApprove({ goesOn: true }))

  await hook.act(() => hook.current().mutate([post]))
  const unanswered = shown(second).text
  await hook.act(() => hook.current().mutate([post]))

  expect(unanswered).toContain('“ Knit ” may not be approved')
  expect(refusals.read()).toEqual([])
  await hook.unmount()
})
