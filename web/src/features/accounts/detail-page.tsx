import type { ReactNode } from 'react'
import { statusOf } from '#api/api-error.ts'
import { DetailSkeleton } from '#ui/layout/detail-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'
import { BackLink } from './back-link.tsx'
import { NotFoundHeader } from './not-found-header.tsx'

interface DetailPageProps<Value> {
  /** What the page shows, as in "The campaign could not be loaded." */
  readonly name: string
  readonly query: QueryState<Value>
  /** Why nothing may be at the address, and the list that would contain it. */
  readonly missing: {
    readonly note?: string
    readonly list: { readonly href: string; readonly label: string }
  }
  readonly skeleton?: ReactNode
  /** Renders the page with its own heading. */
  readonly children: (value: Value) => ReactNode
}

/** A detail page, missing, loading, failed or loaded, always with a heading and a way back. */
export function DetailPage<Value>(props: DetailPageProps<Value>) {
  const { name, query, missing, skeleton = <DetailSkeleton />, children } = props
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  if (statusOf(query.error) === 404) {
    return <NotFoundHeader title={`${title} not found`} {...missing} />
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <BackLink {...missing.list} />
      {query.data === undefined && <h1 className="sr-only">{title}</h1>}
      <Loaded query={query} skeleton={skeleton} failed={`The ${name} could not be loaded.`}>
        {children}
      </Loaded>
    </div>
  )
}
