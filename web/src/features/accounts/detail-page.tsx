import type { ReactNode } from 'react'
import { statusOf } from '#api/api-error.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { DetailSkeleton } from '#ui/layout/detail-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'
import { BackLink } from './back-link.tsx'
import { NotFoundHeader } from './not-found-header.tsx'

interface ListLink {
  readonly href: string
  readonly label: string
}

interface DetailPageProps<Value> {
  /** The name of what the page shows, as in "The campaign could not be loaded." */
  readonly name: string
  readonly query: QueryState<Value>
  /** Why nothing may be at the address, and the list that would contain it. */
  readonly missing: { readonly note?: string; readonly list: ListLink }
  /** The parent page, if that is not the list. */
  readonly back?: ListLink
  readonly skeleton?: ReactNode
  /** A heading known before the value is loaded; without it, the children have their own. */
  readonly header?: ReactNode
  /** The width of a page with a header. */
  readonly className?: string
  readonly children: (value: Value) => ReactNode
}

/** A detail page, missing, loading, failed or loaded, always with a heading and a way back. */
export function DetailPage<Value>(props: DetailPageProps<Value>) {
  const { name, query, missing, back = missing.list, header, className, children } = props
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  if (statusOf(query.error) === 404) {
    return <NotFoundHeader title={`${title} not found`} error={query.error} {...missing} />
  }
  const { skeleton = <DetailSkeleton /> } = props
  const loaded = (
    <Loaded query={query} skeleton={skeleton} failed={`The ${name} could not be loaded.`}>
      {children}
    </Loaded>
  )
  if (header !== undefined) {
    return (
      <div className={joinClasses('grid grid-cols-1 gap-6', className)}>
        <div className="grid grid-cols-1 gap-3">
          <BackLink {...back} />
          {header}
        </div>
        {loaded}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <BackLink {...back} />
      {query.data === undefined && <h1 className="sr-only">{title}</h1>}
      {loaded}
    </div>
  )
}
