import { endpointUrl } from '@permille/contract/endpoint'
import { isolate } from '@permille/contract/input/isolate'
import {
  deleteViewCall,
  renameViewCall,
  type SavedView,
} from '@permille/contract/profile/saved-views'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { fieldMessagesOf } from '#api/api-error.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from './failure-toast.ts'
import { ViewNameForm } from './view-name-form.tsx'

interface ViewLineProps {
  readonly view: SavedView
  readonly path: string
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

export function ViewLine(props: ViewLineProps) {
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const { view } = props
  const stop = () => setDoing(undefined)
  if (doing === 'rename') return <RenameLine view={view} onEnd={stop} />
  if (doing === 'delete') return <DeleteLine view={view} onEnd={stop} />
  return (
    <li className="flex items-center rounded-control hover:bg-surface-sunken">
      <ViewLink {...props} />
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Rename ${isolate(view.name)}`}
        onClick={() => setDoing('rename')}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Delete ${isolate(view.name)}`}
        onClick={() => setDoing('delete')}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}

function ViewLink({ view, path, isCurrent, onChoose }: ViewLineProps) {
  return (
    <Link
      href={endpointUrl(path, {}, view.filters)}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 font-medium"
    >
      <span className="truncate" title={view.name}>
        {view.name}
      </span>
      {isCurrent && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </Link>
  )
}

interface ChangingProps {
  readonly view: SavedView
  readonly onEnd: () => void
}

function RenameLine({ view, onEnd }: ChangingProps) {
  const [name, setName] = useState(view.name)
  const renaming = useAction({
    call: renameViewCall,
    request: (words: string) => ({ params: { id: view.id }, body: { name: words } }),
    done: 'View renamed',
    failed: failureToast('The view could not be renamed'),
    onDone: onEnd,
  })
  return (
    <li className="px-2 py-1">
      <ViewNameForm
        label={`New name of ${isolate(view.name)}`}
        isLabelHidden
        hasFocus
        name={name}
        onChange={(words) => {
          renaming.reset()
          setName(words)
        }}
        problem={fieldMessagesOf(renaming.error).name}
        onSubmit={renaming.mutate}
      >
        <Button variant="secondary" onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" isBusy={renaming.isPending}>
          Rename
        </Button>
      </ViewNameForm>
    </li>
  )
}

function DeleteLine({ view, onEnd }: ChangingProps) {
  const deleting = useAction({
    call: deleteViewCall,
    request: () => ({ params: { id: view.id } }),
    done: 'View deleted',
    failed: 'The view could not be deleted',
    onDone: onEnd,
  })
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 px-2 py-1">
      <p className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
        Delete “<bdi>{view.name}</bdi>”?
      </p>
      <Button variant="secondary" onClick={onEnd}>
        Cancel
      </Button>
      <Button variant="danger" isBusy={deleting.isPending} onClick={() => deleting.mutate()}>
        Delete
      </Button>
    </li>
  )
}
