import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import type { ReactNode } from 'react'
import { useMay } from '#api/session.ts'
import { SelectionContext, undecidedOf, useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'

interface SelectablePostsProps {
  readonly posts: readonly BrandSubmission[]
  /** The rows, each with its `SelectPost`. */
  readonly children: ReactNode
}

/** Pending posts, of which several can be decided at once. */
export function SelectablePosts({ posts, children }: SelectablePostsProps) {
  const undecided = undecidedOf(posts)
  const mayReview = useMay('submissions:review')
  const { rows, ...selection } = useSelection(undecided)
  return (
    <SelectionContext value={rows}>
      <div className="@min-[56.125rem]/page:has-[[data-selecting]]:[&_thead_button]:invisible">
        {mayReview && undecided.length > 1 && <SelectionBar posts={undecided} {...selection} />}
        {children}
      </div>
    </SelectionContext>
  )
}
