import {
  saveViewCall,
  type ViewFilters,
  type ViewPage,
} from '@permille/contract/profile/saved-views'
import { useState } from 'react'
import { fieldMessagesOf } from '#api/api-error.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from './failure-toast.ts'
import { describeFilters } from './view-filters.ts'
import { ViewNameForm } from './view-name-form.tsx'

interface SaveViewFormProps {
  readonly page: ViewPage
  readonly chosen: Readonly<Record<string, string>>
}

export function SaveViewForm({ page, chosen }: SaveViewFormProps) {
  const [name, setName] = useState('')
  // The page passes only names and values from the URL that it has validated.
  const filters = chosen as ViewFilters
  const saving = useAction({
    call: saveViewCall,
    request: (words: string) => ({ body: { page, name: words, filters } }),
    done: 'View saved',
    failed: failureToast('The view could not be saved'),
    onDone: () => setName(''),
  })
  return (
    <ViewNameForm
      label="Save the current filters and order"
      hint={`Saves the ${describeFilters(chosen)}.`}
      placeholder="Name of the view"
      name={name}
      onChange={(words) => {
        saving.reset()
        setName(words)
      }}
      problem={fieldMessagesOf(saving.error).name}
      onSubmit={saving.mutate}
    >
      <Button type="submit" isBusy={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save'}
      </Button>
    </ViewNameForm>
  )
}
