import { listBrandSubmissions } from '@permille/contract/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'wouter'
import { pagesOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useReviewKeys } from './use-review-keys.ts'

/** The post before and after this one among those that wait, also by the arrow keys. */
export function ReviewNeighbours({ id }: { readonly id: string }) {
  const [, navigate] = useLocation()
  const { data = [] } = useInfiniteQuery(
    pagesOf(listBrandSubmissions, { query: { status: 'pending' } }),
  )
  const place = data.findIndex((submission) => submission.id === id)
  const previous = data[place - 1]
  // A post that was just decided is no longer among them: the first of those that wait is next.
  const next = data[place + 1]
  const open = (target: { id: string } | undefined) =>
    target !== undefined && navigate(paths.submission(target.id))
  useReviewKeys({ ArrowLeft: () => open(previous), ArrowRight: () => open(next) })

  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous submission"
        disabled={previous === undefined}
        onClick={() => open(previous)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Next submission"
        disabled={next === undefined}
        onClick={() => open(next)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
