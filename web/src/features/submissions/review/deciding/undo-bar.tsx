import type { SubmissionId } from '@permille/contract/ids'
import { Button } from '#ui/controls/button.tsx'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { Spinner } from '#ui/layout/spinner.tsx'
import { useStore } from '#ui/store.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { approvingCount } from './approving.ts'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { KeyHint } from './key-hint.tsx'
import { latestUndoable, type Undoable, undoableActs } from './undoable.ts'
import { useSecondsUntil, useUndo } from './use-undo.ts'

interface UndoBarProps {
  /** Called with the last of the posts whose approval was undone. */
  readonly onUndone?: ((id: SubmissionId) => void) | undefined
}

/**
 * Offers Undo at the bottom of the screen while the latest approvals can be undone. Comes last in
 * the page.
 */
export function UndoBar({ onUndone }: UndoBarProps) {
  const offer = latestUndoable(useStore(undoableActs))
  const approving = useStore(approvingCount)
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-(--thumb,0px) z-40 flex justify-center p-4"
      >
        {offer !== undefined && approving === 0 && (
          <Offer key={idsOf(offer).join()} offer={offer} onUndone={onUndone} />
        )}
        {approving > 0 && <Approving />}
      </div>
      {offer !== undefined && <Room finalAt={offer.finalAt} />}
    </>
  )
}

/** Shows only on a slow network: the page has gone on before the server has responded. */
function Approving() {
  return (
    <p className="flex animate-rise [animation-delay:400ms] [animation-fill-mode:backwards] items-center gap-2 rounded-card border border-line bg-surface-raised px-4 py-2 shadow-float">
      <Spinner /> Approving…
    </p>
  )
}

function idsOf({ posts }: Undoable) {
  return posts.map(({ id }) => id)
}

interface OfferProps extends UndoBarProps {
  readonly offer: Undoable
}

function Offer({ offer, onUndone }: OfferProps) {
  const secondsLeft = useSecondsUntil(offer.finalAt)
  const undoing = useUndo(onUndone)
  const undo = () => {
    if (!undoing.isPending) undoing.mutate(idsOf(offer))
  }
  // A key, because the bar is last in the page and there are only ten seconds to reach it.
  useSingleKeys({ u: undo }, secondsLeft > 0)
  if (secondsLeft <= 0) return null
  return (
    <div className="pointer-events-auto flex max-w-full animate-rise items-center gap-4 rounded-card border border-line bg-surface-raised py-2 pr-2 pl-4 shadow-float">
      {!undoing.isPending && <DecidedElsewhere posts={[...offer.posts, ...offer.earlier]} />}
      <Approved offer={offer} />
      <Button variant="secondary" isBusy={undoing.isPending} aria-keyshortcuts="U" onClick={undo}>
        Undo <KeyHint name="U" />
        <span aria-hidden="true" className="w-5 text-right tabular-nums text-ink-muted">
          {secondsLeft}
        </span>
      </Button>
    </div>
  )
}

function Approved({ offer: { posts, earlier } }: { readonly offer: Undoable }) {
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
      {earlier.length > 0 && (
        <span className="font-normal text-ink-muted">{` and ${earlier.length} before`}</span>
      )}
    </p>
  )
}

/** Adds space, so that the end of the page can be scrolled out from under the bar. */
function Room({ finalAt }: Pick<Undoable, 'finalAt'>) {
  return useSecondsUntil(finalAt) > 0 ? <div className="h-14" /> : null
}
