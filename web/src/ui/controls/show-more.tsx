import { Button } from './button.tsx'

/** The part of an infinite query's result that this component reads. */
export interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Cursor paging: appends the next page to those already loaded. */
export function ShowMore({ pages }: { readonly pages: Pages }) {
  if (!pages.hasNextPage) return null
  const isBusy = pages.isFetchingNextPage
  return (
    <div className="flex justify-center p-3">
      <Button variant="quiet" isBusy={isBusy} onClick={() => void pages.fetchNextPage()}>
        {isBusy ? 'Loading...' : 'Show more'}
      </Button>
    </div>
  )
}
