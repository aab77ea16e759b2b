import type { SubmissionId } from '@permille/contract/ids'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'wouter'
import { Button } from '#ui/controls/button.tsx'
import { useSingleKeys } from '#ui/controls/use-single-keys.ts'
import { neighboursOf } from './neighbours.ts'

interface ReviewNeighboursProps {
  readonly id: SubmissionId
  readonly waiting: readonly { readonly id: SubmissionId }[]
  readonly pathOf: (id: SubmissionId) => string
}

/** Links to the previous and next pending posts, also by the arrow keys. */
export function ReviewNeighbours({ id, waiting, pathOf }: ReviewNeighboursProps) {
  const [, navigate] = useLocation()
  const { previous, next } = neighboursOf(id, waiting)
  const open = (target: { id: SubmissionId } | undefined) =>
    target !== undefined && navigate(pathOf(target.id))
  useSingleKeys({ ArrowLeft: () => open(previous) }, previous !== undefined)
  useSingleKeys({ ArrowRight: () => open(next) }, next !== undefined)

  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous submission"
        title="Previous submission (←)"
        disabled={previous === undefined}
        onClick={() => open(previous)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Next submission"
        title="Next submission (→)"
        disabled={next === undefined}
        onClick={() => open(next)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
