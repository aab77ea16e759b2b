import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { postCall } from './people/sign-in-by-call.ts'
import type { Sandbox } from './product/sandbox.ts'
import { interceptCalls } from './steps/intercept-calls.ts'
import { makeProvenAccount } from './steps/make-account.ts'
import { makeLiveCampaign } from './steps/make-campaign.ts'
import { publishShort } from './steps/publish-short.ts'
import { toast } from './steps/toast.ts'

// Animated, because focus is lost when the element that has it leaves.
test.use({ motion: 'no-preference' })

test('focus moves on after every action on the desk and on a campaign', async ({
  brand,
  brandCalls,
  creatorCalls,
  sandbox,
}) => {
  const campaign = await givenPending(3, { brandCalls, creatorCalls, sandbox })
  const rows = brand.getByRole('rowgroup').last().getByRole('row')
  const dialog = brand.getByRole('dialog')
  const focus = brand.locator(':focus')
  await brand.goto('/submissions')
  await expect(rows).toHaveCount(3)

  await press(button(rows.first(), /^Approve/))
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByRole('link').first()).toBeFocused()
  await press(button(rows.first(), /^Reject/))
  await brand.getByLabel('Reason').selectOption({ index: 1 })
  await press(button(dialog, 'Reject post'))
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toBeFocused()

  await press(rows.first().getByRole('link').first())
  await press(button(brand, 'Block creator'))
  await brand.keyboard.type('Buys views')
  await press(button(dialog, 'Block'))
  await expect(button(brand, 'Block creator')).toHaveCount(0)
  await expect(focus).toHaveCount(1)
  await press(button(brand, /^Approve/))
  // The last post leads to the list.
  await expect(brand.getByText('You’re all caught up')).toBeVisible()
  await expect(focus).toHaveCount(1)

  await brand.goto('/campaigns')
  const menu = button(brand, `Actions for ${campaign.name}`)
  const item = (name: string) => brand.getByRole('menuitem', { name })
  await press(menu)
  await press(item('Pause'))
  await expect(toast(brand)).toContainText('Campaign paused')
  await expect(menu).toBeFocused()
  await press(menu)
  await press(item('End'))
  await brand.keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await press(brand.getByRole('link', { name: campaign.name, exact: true }))
  await press(button(brand, 'Resume'))
  await expect(button(brand, 'Pause')).toBeFocused()
  await press(menu)
  await press(item('End'))
  await press(button(dialog, 'End campaign'))
  await expect(brand.getByText('completed', { exact: true })).toBeVisible()
  await expect(menu).toBeFocused()
})

test('the U key undoes an approval and returns to its post; the desk no longer offers to approve a post rejected elsewhere', async ({
  brand,
  brandCalls,
  creatorCalls,
  sandbox,
}) => {
  await givenPending(2, { brandCalls, creatorCalls, sandbox })
  const kept = await keepApprovals(brand)
  await brand.goto('/submissions')
  const rows = brand.getByRole('rowgroup').last().getByRole('row')
  const approve = button(rows.first(), /^Approve/)
  await approve.focus()
  await brand.keyboard.down('Enter')
  await expect(brand.getByText(/^Approved “/)).toBeVisible()
  await expect(rows.last().getByRole('link').first()).toBeFocused()
  // Held down, Enter activates nothing at the new focus.
  await brand.keyboard.down('Enter')
  await brand.keyboard.up('Enter')
  await expect(approve).toHaveCount(0)

  await brand.keyboard.press('u')

  await expect(toast(brand)).toContainText('Approval undone')
  await expect(approve).toBeFocused()

  await brand.keyboard.press('Enter')
  await expect(brand.getByText(/^Approved “/)).toBeVisible()
  await kept.rejectElsewhere(brandCalls)
  await expect(toast(brand)).toContainText('is not approved')
  await expect(brand.getByText(/^Approved “/)).toHaveCount(0)
})

interface People {
  readonly brandCalls: APIRequestContext
  readonly creatorCalls: APIRequestContext
  readonly sandbox: Sandbox
}

async function givenPending(count: number, { brandCalls, creatorCalls, sandbox }: People) {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const { id: socialAccountId, username } = await makeProvenAccount(creatorCalls, sandbox)
  for (let made = 0; made < count; made += 1) {
    const { url: postUrl } = await publishShort(sandbox, username)
    const post = { campaignId: campaign.id, socialAccountId, postUrl }
    await postCall(creatorCalls, '/api/submissions', post)
  }
  return campaign
}

function button(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: true })
}

async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.page().keyboard.press('Enter')
}

/**
 * Responds as if approvals can be undone for ten seconds; the product under test approves at once.
 */
async function keepApprovals(page: Page) {
  const kept = new Map<string, string>()
  const idIn = (pathname: string) => pathname.split('/')[3] ?? ''
  await interceptCalls(page, {
    isMeant: (pathname) => /^\/api\/submissions\/[^/]+\/(approve|undo-approval)$/.test(pathname),
    stage: 'Request',
    handle: (call) => {
      const id = idIn(call.pathname)
      const finalAt = new Date(Date.now() + 10_000).toISOString()
      const isApproval = call.pathname.endsWith('approve')
      if (isApproval) kept.set(id, finalAt)
      else kept.delete(id)
      const approvalFinalAt = isApproval ? finalAt : null
      return call.answer(200, { id, status: 'pending', approvalFinalAt })
    },
  })
  await interceptCalls(page, {
    isMeant: (pathname) => pathname === '/api/brand/submissions',
    stage: 'Response',
    handle: async (call) => {
      const { status, json } = await call.response()
      const posts = json as { id: string }[]
      const shown = posts.map((post) => ({ ...post, approvalFinalAt: kept.get(post.id) ?? null }))
      await call.answer(status, shown)
    },
  })
  await interceptCalls(page, {
    isMeant: (pathname) => /^\/api\/brand\/submissions\/[^/]+$/.test(pathname),
    stage: 'Response',
    handle: async (call) => {
      const { status, json } = await call.response()
      const id = call.pathname.split('/')[4] ?? ''
      const approvalFinalAt = kept.get(id) ?? null
      await call.answer(status, { ...(json as object), approvalFinalAt })
    },
  })
  return {
    /** As in another tab, of which the page hears through its stream. */
    rejectElsewhere: async (calls: APIRequestContext) => {
      const id = [...kept.keys()].at(-1) ?? ''
      kept.delete(id)
      await postCall(calls, `/api/submissions/${id}/reject`, { code: 'other', note: 'No.' })
    },
  }
}
