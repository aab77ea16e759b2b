import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Answer } from './markup-of.tsx'

interface Place {
  /** The page's URL without its origin. */
  readonly path?: string
  readonly responses?: readonly Answer[]
}

export interface RenderedHook<Result> {
  /** What the hook returned last. */
  readonly current: () => Result
  /** Runs what changes state, and everything that follows from it. */
  readonly act: (change: () => unknown) => Promise<void>
  /** Renders again, as when what the hook is given has changed. */
  readonly rerender: () => Promise<void>
  readonly client: QueryClient
  /** Every path so far, the first one included. */
  readonly paths: readonly string[]
  readonly unmount: () => Promise<void>
}

/**
 * Runs a hook with its state and effects, without a browser: React renders into a container that
 * has nothing to show. Unmount it, and `vi.unstubAllGlobals()`, or later files see its window.
 */
export async function renderHook<Result>(
  hook: () => Result,
  { path = '/', responses = [] }: Place = {},
): Promise<RenderedHook<Result>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('HTMLIFrameElement', class {})
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const [key, data] of responses) client.setQueryData(key, data)
  const location = memoryLocation({ path, record: true })
  const results: Result[] = []
  function Host() {
    results.push(hook())
    return null
  }
  const root = createRoot(emptyContainer())
  const render = async () => {
    await act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Router hook={location.hook} searchHook={location.searchHook}>
            <Host />
          </Router>
        </QueryClientProvider>,
      ),
    )
    // The effects have run by now, and what they asked for is answered.
    await act(settled)
  }
  await render()
  return {
    current: () => results[results.length - 1] as Result,
    act: (change) =>
      act(async () => {
        await change()
        await settled()
      }),
    rerender: render,
    client,
    paths: location.history,
    unmount: () => act(async () => root.unmount()),
  }
}

// Also while a test stops the clock.
const later = setTimeout

/** Responses are read in microtasks, and queries tell their observers in the next task. */
async function settled(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => later(resolve))
}

/** All that React asks of the element it renders into, if nothing is rendered. */
function emptyContainer(): Element {
  const document = { nodeType: 9, addEventListener: () => {}, defaultView: globalThis }
  const container = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    firstChild: null,
    ownerDocument: document,
    addEventListener: () => {},
  }
  return container as unknown as Element
}
