import { joinClasses } from '../join-classes.ts'

/** A placeholder in the size of what will load. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={joinClasses('block rounded-sm bg-surface-sunken', className)}
    />
  )
}
