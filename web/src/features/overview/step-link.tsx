import { Link } from 'wouter'
import { buttonClasses } from '#ui/controls/button-classes.ts'

interface StepLinkProps {
  readonly href: string
  readonly label: string
  /** Whether this is the step to take now. */
  readonly isNext?: boolean
}

/** Leads to where a first step is taken. */
export function StepLink({ href, label, isNext = false }: StepLinkProps) {
  return (
    <Link href={href} className={buttonClasses({ variant: isNext ? 'primary' : 'secondary' })}>
      {label}
    </Link>
  )
}
