import { useSyncExternalStore } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { KeyHint } from './key-hint.tsx'
import { subscribeToUndo, type Undoable, undoable } from './undoable.ts'
import { useSecondsUntil, useUndo } from './use-undo.ts'

/**
 * Offers Undo at the bottom of the screen while the latest approvals can be undone. Comes last in
 * the page.
 */
export function UndoBar() {
  const offer = useSyncExternalStore(subscribeToUndo, undoable, undoable)
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4"
      >
        {offer !== undefined && <Offer key={idsOf(offer).join()} offer={offer} />}
      </div>
      {offer !== undefined && <Room finalAt={offer.finalAt} />}
    </>
  )
}

function idsOf({ posts }: Undoable) {
  return posts.map(({ id }) => id)
}

function Offer({ offer }: { readonly offer: Undoable }) {
  const secondsLeft = useSecondsUntil(offer.finalAt)
  const undoing = useUndo()
  const undo = () => {
    if (!undoing.isPending) undoing.mutate(idsOf(offer))
  }
  // A key, because the bar is last in the page and there are only ten seconds to reach it.
  useSingleKeys({ u: undo }, secondsLeft > 0)
  if (secondsLeft <= 0) return null
  return (
    <div className="pointer-events-auto flex max-w-full animate-rise items-center gap-4 rounded-card border border-line bg-surface-raised py-2 pr-2 pl-4 shadow-float">
      {!undoing.isPending && <DecidedElsewhere posts={offer.posts} />}
      <Approved posts={offer.posts} />
      <Button variant="secondary" isBusy={undoing.isPending} aria-keyshortcuts="U" onClick={undo}>
        Undo <KeyHint name="U" />
        <span aria-hidden="true" className="w-5 text-right tabular-nums text-ink-muted">
          {secondsLeft}
        </span>
      </Button>
    </div>
  )
}

function Approved({ posts }: Pick<Undoable, 'posts'>) {
  const [first] = posts
  return (
    <p className="min-w-0 truncate font-medium">
      {posts.length === 1 ? (
        <span>
          Approved “<bdi>{titleOf(first?.title ?? null)}</bdi>”
        </span>
      ) : (
        <span>{`Approved ${posts.length} posts`}</span>
      )}
    </p>
  )
}

/** Adds space, so that the end of the page can be scrolled out from under the bar. */
function Room({ finalAt }: Pick<Undoable, 'finalAt'>) {
  return useSecondsUntil(finalAt) > 0 ? <div className="h-14" /> : null
}
