import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import type { SavedViewsProps } from './view-filters.ts'

const Dialog = lazyPart(() => import('./views-dialog.tsx').then((m) => m.ViewsDialog), 'over')

/** Opens the user's saved filters of this list. */
export function SavedViews(props: SavedViewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Bookmark aria-hidden="true" className="size-4" />
        Saved views
      </Button>
      <Suspense fallback={null}>
        {isOpen && <Dialog {...props} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
