import { joinClasses } from '../join-classes.ts'

/** Stands where something will be, in its size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={joinClasses('block rounded-sm bg-surface-sunken', className)}
    />
  )
}
