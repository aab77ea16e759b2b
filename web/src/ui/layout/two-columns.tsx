import type { ReactNode } from 'react'

/** The main content of a page, with related content beside it, or below on a phone. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 @2xl/page:grid-cols-[minmax(0,1fr)_18rem] @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
      {children}
    </div>
  )
}
