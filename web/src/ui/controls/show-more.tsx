import { Button } from './button.tsx'

/** What is known of a list's pages; an infinite query's result fits. */
export interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Cursor paging: the next page is added below the ones already read. */
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
