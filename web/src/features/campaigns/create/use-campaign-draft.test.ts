import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { type CampaignDraft, emptyDraft } from './campaign-draft.ts'
import {
  type CampaignForm,
  type DraftUse,
  useCampaignDraft,
  useSaveCampaign,
} from './use-campaign-draft.ts'

const needsName = ({ name }: CampaignDraft) => (name === '' ? { name: 'Enter a name' } : {})
const save = vi.fn()
let hook: RenderedHook<CampaignForm>

/** Opens the form as a page does, on an empty draft whose name is missing. */
async function open(use: Partial<DraftUse> = {}) {
  const saving = { mutate: save, isPending: false, error: null }
  hook = await renderHook(() =>
    useCampaignDraft({ initial: emptyDraft, findProblems: needsName, saving, ...use }),
  )
  // No pointer is pressed.
  vi.stubGlobal('document', { querySelector: () => null })
}

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
  save.mockReset()
})

describe('the form of a campaign', () => {
  test('a field is not marked invalid before it was left', async () => {
    await open()

    expect(hook.current().problems).toEqual({})

    await hook.act(() => hook.current().leave('budget'))
    expect(hook.current().problems).toEqual({})

    await hook.act(() => hook.current().leave('name'))
    expect(hook.current().problems).toEqual({ name: 'Enter a name' })
  })

  test('while a pointer is pressed, the problem waits until the click is over', async () => {
    await open()
    const released = vi.fn<(event: string, run: () => void) => void>()
    vi.stubGlobal('document', { querySelector: () => ({}), addEventListener: released })

    await hook.act(() => hook.current().leave('name'))
    expect(hook.current().problems).toEqual({})

    await hook.act(() => released.mock.calls[0]?.[1]())
    expect(hook.current().problems).toEqual({ name: 'Enter a name' })
  })

  test('submitting shows every problem and saves nothing', async () => {
    await open()

    await hook.act(() => hook.current().submit())

    expect(hook.current().problems).toEqual({ name: 'Enter a name' })
    expect(save).not.toHaveBeenCalled()
  })

  test('typed values are saved, together with untouched ones', async () => {
    await open()

    await hook.act(() => hook.current().change({ name: 'Summer' }))
    await hook.act(() => hook.current().change({ budget: '250' }))
    await hook.act(() => hook.current().submit())

    expect(hook.current().problems).toEqual({})
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...emptyDraft, name: 'Summer', budget: '250' })
  })

  test('a funded campaign has locked fields and fixed platforms', async () => {
    await open({ locked: new Set(['rewardRate'] as const), kept: ['tiktok'] })

    const { isLocked, isKept } = hook.current()
    expect([isLocked('rewardRate'), isLocked('name')]).toEqual([true, false])
    expect([isKept('tiktok'), isKept('x')]).toEqual([true, false])
  })

  test('a new campaign has nothing locked or fixed', async () => {
    await open()

    expect(hook.current().isLocked('rewardRate')).toBe(false)
    expect(hook.current().isKept('tiktok')).toBe(false)
  })
})

describe('saving a campaign', () => {
  let saving: RenderedHook<ReturnType<typeof useSaveCampaign>>
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

  beforeEach(async () => {
    await open()
    saving = await renderHook(useSaveCampaign, { path: '/campaigns/new' })
    vi.stubGlobal('fetch', fetched)
  })

  afterEach(async () => {
    await saving.unmount()
    fetched.mockReset()
  })

  test('leads to its page, where it can be funded', async () => {
    fetched.mockResolvedValue(Response.json({ id: 'c1' }))

    await saving.act(() => saving.current().mutate({ ...emptyDraft, name: 'Summer' }))

    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({ name: 'Summer' })
    expect(saving.paths.at(-1)).toMatch(/\/c1$/)
    expect(shownToast.read()?.description).toContain('Fund it to make it live.')
  })

  test('a refusal stays on the form, with reasons beside the fields', async () => {
    fetched.mockResolvedValue(Response.json({ message: 'Too small' }, { status: 400 }))

    await saving.act(() => saving.current().mutate(emptyDraft))

    expect(saving.paths).toEqual(['/campaigns/new'])
    expect(saving.current().error).toBeInstanceOf(Error)
    expect(shownToast.read()).toMatchObject({
      title: 'Error',
      tone: 'negative',
      description: 'Failed to create campaign',
    })
  })
})
