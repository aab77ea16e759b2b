import { Skeleton } from '../ui/layout/skeleton.tsx'
import { isExpandedHere } from './sidebar-cookie.ts'

/** Shown in place of the shell until the user is known. */
export function ShellSkeleton() {
  const width = isExpandedHere() ? 'w-[16rem]' : 'w-[3rem]'
  return (
    <div className="flex min-h-dvh" aria-busy="true">
      <div className={`h-dvh shrink-0 border-r border-line max-md:hidden ${width}`} />
      <div className="min-w-0 flex-1">
        <div className="h-14 border-b border-line" />
        <main className="@container/page mx-auto w-full max-w-[90rem] px-4 py-6 md:px-8 md:py-8">
          <PageSkeleton />
        </main>
      </div>
    </div>
  )
}

/** Shown while a page's code loads. */
export function PageSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-7 w-48" />
    </>
  )
}
