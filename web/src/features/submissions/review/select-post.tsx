import { isolate } from '@permille/contract/input/isolate'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { useMay } from '#api/session.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { useRowSelection } from './selection.ts'

/** The checkbox of one post. */
export function SelectPost({ submission }: { readonly submission: BrandSubmission }) {
  const { has, toggle } = useRowSelection()
  const { id, title, approvalFinalAt } = submission
  if (!useMay('submissions:review')) return null
  return (
    <label className="-m-2 grid size-10 max-md:-m-2.5 max-md:size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${isolate(titleOf(title))}`}
        className="size-4 accent-accent"
        disabled={approvalFinalAt !== null}
        checked={has(id)}
        onChange={() => toggle(id)}
      />
    </label>
  )
}
