import type { ResponseOf } from '@permille/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { KeyLine } from './key-line.tsx'
import type { KeyOwner } from './key-owner.ts'
import { MakeKey } from './make-key.tsx'

interface KeysCardProps {
  readonly title: string
  readonly owner: KeyOwner
  readonly className?: string
}

/** API keys. They change in this card alone, which refetches them itself. */
export function KeysCard({ title, owner, className }: KeysCardProps) {
  const keys = useQuery(queryOf(owner.list))
  const refetch = () => void keys.refetch()
  return (
    <Card className={className}>
      <CardHeader title={title} action={<MakeKey owner={owner} onMade={refetch} />} />
      <Loaded
        query={keys}
        skeleton={<ListSkeleton lines={1} />}
        failed="The keys could not be loaded."
      >
        {(found) => <Keys keys={found} owner={owner} onChanged={refetch} />}
      </Loaded>
    </Card>
  )
}

interface KeysProps {
  readonly keys: ResponseOf<KeyOwner['list']>
  readonly owner: KeyOwner
  readonly onChanged: () => void
}

function Keys({ keys, owner, onChanged }: KeysProps) {
  if (keys.length === 0) return <p className="px-5 py-4 text-ink-muted">{owner.none}</p>
  return (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} owner={owner} onChanged={onChanged} />
      ))}
    </ul>
  )
}
