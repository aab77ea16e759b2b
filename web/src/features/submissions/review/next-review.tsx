import { Link } from 'wouter'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { neighboursOf } from './neighbours.ts'
import type { Reviewing } from './reviewing.ts'

/** Links to the next post of the queue after a decision, if there is one. */
export function NextReview({ submission, waiting, places }: Reviewing) {
  const { next } = neighboursOf(submission.id, waiting)
  if (next === undefined) return null
  return (
    <Link href={places.submission(next.id)} className={buttonClasses({ variant: 'secondary' })}>
      Next post
    </Link>
  )
}
