import { submissionStatuses } from '@permille/contract/enums'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { Select } from '#ui/controls/select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { submissionOrders } from './submission-orders.ts'
import type { SubmissionView } from './use-submission-view.ts'

const statusOptions = [
  { value: 'all', label: 'All' },
  ...submissionStatuses.map((status) => ({ value: status, label: status })),
]

export function SubmissionControls({ view }: { readonly view: SubmissionView }) {
  return (
    <FilterBar
      chosen={[view.status !== 'all']}
      className={
        view.isTable
          ? '@2xl/page:grid-cols-[minmax(0,1fr)_9rem_auto]'
          : '@2xl/page:grid-cols-[minmax(0,1fr)_9rem_11rem_auto]'
      }
      search={{
        label: 'Search submissions',
        placeholder: 'Search submissions',
        value: view.search,
        onSearch: (words) => view.change('search', words),
      }}
    >
      <Field label="Status" isLabelHidden>
        <Select
          options={statusOptions}
          value={view.status}
          onChange={(event) => view.change('status', event.target.value)}
        />
      </Field>
      {/* A table has heads that sort; on a phone they may be out of sight. */}
      <div className={view.isTable ? '@2xl/page:hidden' : undefined}>
        <SortSelect label="Sort by" names={submissionOrders} sorting={view.sorting} />
      </div>
      <div className="flex gap-1">
        <ViewButton view={view} name="grid" label="Grid view">
          <LayoutGrid aria-hidden="true" className="size-4" />
        </ViewButton>
        <ViewButton view={view} name="table" label="Table view">
          <Rows3 aria-hidden="true" className="size-4" />
        </ViewButton>
      </div>
    </FilterBar>
  )
}

interface ViewButtonProps {
  readonly view: SubmissionView
  readonly name: 'grid' | 'table'
  readonly label: string
  readonly children: ReactNode
}

function ViewButton({ view, name, label, children }: ViewButtonProps) {
  const isPressed = view.isTable === (name === 'table')
  return (
    <Button
      variant={isPressed ? 'secondary' : 'quiet'}
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={() => view.change('view', name)}
    >
      {children}
    </Button>
  )
}
