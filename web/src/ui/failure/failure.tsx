import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { type Failed, plainOnes, whenMissing } from './boundary.tsx'
import { findNewBuild, mayReloadFor } from './new-build.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

/** Chrome, Firefox and Safari say it differently; Safari calls a 404 in HTML a wrong type. */
const missingCode =
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type/i

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message)
}

interface Sentences {
  readonly title: string
  readonly note: string
}

export function sentencesFor(error: unknown, isUpdated: boolean): Sentences {
  if (isUpdated) {
    return {
      title: 'There is a new version of Permille.',
      note: 'Reload the page to continue. Anything you have typed here and not saved will be lost.',
    }
  }
  if (isMissingCode(error)) {
    const note = navigator.onLine
      ? 'The server may be restarting, or your connection was interrupted.'
      : 'You are offline.'
    return { title: 'This part of Permille could not be loaded.', note }
  }
  return {
    title: 'Something went wrong here.',
    note: 'This is our mistake. What you had already sent is not lost.',
  }
}

interface FailureProps extends Failed {
  /** In place of a page or of everything: it has a heading, and nothing around it to lose. */
  readonly isPage?: boolean
}

/** Says what failed, and offers a way on. */
export function Failure({ error, onRetry, onClose, isPage = false }: FailureProps) {
  const isUpdated = useNewBuild(isMissingCode(error), isPage)
  const Title = isPage ? 'h1' : 'p'
  const { title, note } = sentencesFor(error, isUpdated)
  return (
    <div role="alert" className="grid place-items-center gap-1 px-6 py-12 text-center">
      <Title className="text-lg font-medium">{title}</Title>
      <p className="max-w-md text-ink-muted">{note}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {!isUpdated && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant={isUpdated ? 'primary' : 'quiet'} onClick={() => location.reload()}>
          Reload the page
        </Button>
        {onClose !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  )
}

type Store = Parameters<typeof mayReloadFor>[1]

/** True if the page may be reloaded unasked: a failed part leaves a page around it that is in use. */
export function mayReloadUnasked(isPage: boolean, build: string, store: Store): boolean {
  return isPage && !hasUnsavedInput() && mayReloadFor(build, store)
}

/**
 * After an update of the server the code of this page is gone. Reloads the page once, unless
 * something would be lost; returns true if the person has to decide.
 */
function useNewBuild(isCodeMissing: boolean, isPage: boolean): boolean {
  const [isUpdated, setUpdated] = useState(false)
  useEffect(() => {
    if (!isCodeMissing) return
    const check = async () => {
      const build = await findNewBuild()
      if (build === undefined) return
      if (mayReloadUnasked(isPage, build, sessionStorage)) location.reload()
      else setUpdated(true)
    }
    // Without an answer nothing is known, and the person can try again.
    check().catch(() => undefined)
  }, [isCodeMissing, isPage])
  return isUpdated
}

/** In place of a dialog: above the page, which stays usable. */
function FailureOver(failed: Failed) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--thumb,0px) z-50 flex justify-center p-4">
      <div className="pointer-events-auto max-w-full rounded-card border border-line bg-surface-raised shadow-float">
        <Failure {...failed} />
      </div>
    </div>
  )
}

/** In place of the whole app. */
function FailureOfAll(failed: Failed) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <Failure {...failed} isPage />
    </main>
  )
}

/** From here on failures are shown in full, also those that are there already. */
export function showFailuresInFull(): void {
  whenMissing.here = (failed) => <Failure {...failed} />
  whenMissing.page = (failed) => <Failure {...failed} isPage />
  whenMissing.over = (failed) => <FailureOver {...failed} />
  whenMissing.whole = (failed) => <FailureOfAll {...failed} />
  for (const plain of plainOnes.splice(0)) plain.forceUpdate()
}
