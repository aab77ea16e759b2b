import {
  listSavedViewsCall,
  type SavedView,
  savedViewsMax,
  type ViewPage,
} from '@permille/contract/profile/saved-views'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SaveViewForm } from './save-view-form.tsx'
import { chosenFilters, isSameView, type SavedViewsProps } from './view-filters.ts'
import { ViewLine } from './view-line.tsx'

interface ViewsDialogProps extends SavedViewsProps {
  readonly onClose: () => void
}

export function viewsOf(page: ViewPage) {
  return queryOf(listSavedViewsCall, { query: { page } })
}

export function ViewsDialog({ page, path, filters, onClose }: ViewsDialogProps) {
  const query = useQuery(viewsOf(page))
  const chosen = chosenFilters(filters)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Saved views"
      description="Named filters and orders of this list. Only you see them."
    >
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-11 w-full" />}
        failed="Your views could not be loaded."
      >
        {(views) => (
          <>
            {views.length > 0 && (
              <ul className="-mx-2 grid grid-cols-1">
                {views.map((view) => (
                  <ViewLine
                    key={view.id}
                    view={view}
                    path={path}
                    isCurrent={isSameView(view.filters, chosen)}
                    onChoose={onClose}
                  />
                ))}
              </ul>
            )}
            <SavePart page={page} views={views} chosen={chosen} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

interface SavePartProps {
  readonly page: ViewPage
  readonly views: readonly SavedView[]
  readonly chosen: Readonly<Record<string, string>>
}

function SavePart({ page, views, chosen }: SavePartProps) {
  const current = views.find(({ filters }) => isSameView(filters, chosen))
  if (current !== undefined) return null
  if (Object.keys(chosen).length === 0) {
    return (
      <p className="text-ink-muted">
        To save a view, filter or sort the list first and then come back here.
      </p>
    )
  }
  if (views.length >= savedViewsMax) {
    return (
      <p className="text-ink-muted">
        These are {savedViewsMax} views, the maximum. Delete one to save another.
      </p>
    )
  }
  return <SaveViewForm page={page} chosen={chosen} />
}
