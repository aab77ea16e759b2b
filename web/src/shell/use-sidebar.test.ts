import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { isSidebarExpanded, sidebarCookie } from './sidebar-cookie.ts'
import { type Sidebar, useSidebar } from './use-sidebar.ts'

const page = { cookie: '' }
const screen = { isNarrow: false, widen: () => {} }
const keys = new Set<(event: unknown) => void>()
let hook: RenderedHook<Sidebar>

async function open(isNarrow: boolean, isExpanded = true) {
  screen.isNarrow = isNarrow
  page.cookie = sidebarCookie(isExpanded)
  hook = await renderHook(useSidebar)
}

const press = (key: string, event: object) =>
  hook.act(() => {
    for (const listener of keys) listener({ key, preventDefault: () => {}, ...event })
  })

beforeEach(() => {
  vi.stubGlobal('document', page)
  // The query client listens too, for the connection: its listeners must hear no key.
  vi.stubGlobal(
    'addEventListener',
    (event: string, listener: () => void) => event === 'keydown' && keys.add(listener),
  )
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => keys.delete(listener))
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return screen.isNarrow
    },
    addEventListener: (_: string, listener: () => void) => {
      screen.widen = () => {
        screen.isNarrow = false
        listener()
      }
    },
    removeEventListener: () => {},
  }))
})

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
})

describe('the sidebar', () => {
  it('is as wide as the user left it, and remembers a change', async () => {
    await open(false, false)
    expect(hook.current().isExpanded).toBe(false)

    await hook.act(() => hook.current().toggle())

    expect(hook.current().isExpanded).toBe(true)
    expect(isSidebarExpanded(page.cookie)).toBe(true)
  })

  it('on a narrow screen is a sheet, whose state is not remembered', async () => {
    await open(true)
    const before = page.cookie

    await hook.act(() => hook.current().toggle())

    expect(hook.current()).toMatchObject({ isSheetOpen: true, isExpanded: true })
    expect(page.cookie).toBe(before)
  })

  it('does not return as a sheet after the window was wide', async () => {
    await open(true)
    await hook.act(() => hook.current().setSheetOpen(true))

    await hook.act(() => screen.widen())

    expect(hook.current().isSheetOpen).toBe(false)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'toggles at B with %j, not at B alone',
    async (held) => {
      await open(false)

      await press('b', {})
      expect(hook.current().isExpanded).toBe(true)

      await press('B', held)
      expect(hook.current().isExpanded).toBe(false)
    },
  )
})
