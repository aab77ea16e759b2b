import type { UserRole } from '@permille/contract/enums'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { useNumbers } from './use-numbers.tsx'

const receipt = { id: 'f1', receiptNumber: 'R-2026-0042', amountCents: 1000, feeCents: 100 }
const payout = { id: 'p1', number: 'P-1042', totalCents: 2500, creatorName: 'Ada' }
const fetched = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async (path) =>
    Response.json([path.includes('fundings') ? { ...receipt, campaignName: 'Lumen' } : payout]),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const find = async (role: UserRole, typed: string) => {
  const hook = await renderHook(() => useNumbers(role, typed))
  const found = hook.current().commands.map(({ label, path }) => [label, path])
  await hook.unmount()
  return { found, asked: fetched.mock.calls.map(([path]) => path) }
}

test.each<[UserRole, string, string[], string]>([
  ['brand', 'r-2026-0042', ['R-2026-0042', '/billing/receipts/f1'], 'search=r-2026-0042'],
  ['creator', 'P-10', ['P-1042', '/earnings/payouts/p1'], '/api/creator/payouts'],
  ['admin', '1042', ['P-1042', '/admin/payouts?search=P-1042'], 'search=1042'],
])('%s: “%s” finds what has the number', async (role, typed, place, call) => {
  const { found, asked } = await find(role, typed)

  expect(found).toEqual([place])
  expect(asked).toEqual([expect.stringContaining(call)])
})

test('words that are no number ask for nothing', async () => {
  expect(await find('admin', 'payouts')).toEqual({ found: [], asked: [] })
})
