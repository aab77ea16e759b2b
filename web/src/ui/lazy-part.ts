import { type ComponentType, createElement, lazy, use } from 'react'
import { Boundary, type BoundaryProps } from './failure/boundary.tsx'
import { addFailedLoad } from './failure/failed-loads.ts'
import { frameDrawing } from './frame-drawing.ts'

const pauseMs = 1000

/** Tries again after a moment, because a network changes and a server restarts: twice in all. */
function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(() => pause(pauseMs).then(load))
}

/** For what every page needs: tries again and again, after pauses that double. */
export function loadUntilThere<Part>(load: () => Promise<Part>, waitMs = pauseMs): Promise<Part> {
  return load().catch(() => pause(waitMs).then(() => loadUntilThere(load, waitMs * 2)))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * Returns a component in its own chunk, loaded when it first renders. A failed load is thrown to the
 * nearest boundary, and tried again once that starts over.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Code: ComponentType<Props>
  const renew = () => {
    const again = () => Code === own && renew()
    const own = lazy(() =>
      loadTwice(load).then(
        (part) => ({ default: part }),
        (error) => {
          // Not at once: React renders what it waits for again, and would wait forever.
          addFailedLoad(again)
          // Nobody may be waiting any more: whoever comes back later starts over, too.
          setTimeout(again, pauseMs)
          throw error
        },
      ),
    ) as unknown as ComponentType<Props>
    Code = own
  }
  renew()
  return (props) => {
    if (import.meta.env.SSR && frameDrawing.isOn) waitForBrowser(load)
    return createElement(Code, props)
  }
}

/** A frame shows the fallback of each part, as browsers do first, also where the server has loaded it. */
function waitForBrowser(load: () => Promise<unknown>): never {
  frameDrawing.onPart?.(load)
  return use(new Promise<never>(() => {}))
}

/** What covers the page can always be closed, also where its code is missing. */
interface Closable {
  readonly onClose: () => void
}

/**
 * Like `lazyCode`, with a boundary of its own: what fails here leaves the page around it, and what
 * was typed there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: 'over',
): ComponentType<Props & Closable>
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: Exclude<BoundaryProps['missing'], 'over'>,
): ComponentType<Props>
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: BoundaryProps['missing'],
): ComponentType<Props> {
  const Code = lazyCode(load)
  return (props) => {
    const { onClose }: { onClose?: () => void } = props
    return createElement(Boundary, { missing, onClose }, createElement(Code, props))
  }
}
