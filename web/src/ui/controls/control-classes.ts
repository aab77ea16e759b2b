import { joinClasses } from '../join-classes.ts'

/**
 * The classes that all text controls share, so that a row of them lines up. Joined by a call, so
 * that the build keeps them in one place.
 */
export const controlClasses = joinClasses(
  'w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-ink placeholder:text-ink-muted',
  'transition-colors duration-150 hover:border-ink-muted focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-ink-muted aria-invalid:border-negative max-md:text-lg',
)
