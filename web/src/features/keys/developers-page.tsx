import { type ApiKey, listKeysCall } from '@permille/contract/keys/keys'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { KeyLine } from './key-line.tsx'
import { MakeKey } from './make-key.tsx'

/** A brand’s API keys. They change on this page alone, which refetches them itself. */
export function DevelopersPage() {
  const managesKeys = useMay('developers:manage')
  const keys = useQuery({ ...queryOf(listKeysCall), enabled: managesKeys })
  const refetch = () => void keys.refetch()
  return (
    <SettingsTabs
      title="Developers"
      note="How your own systems call Permille."
      actions={
        <a
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'secondary' })}
        >
          API reference
        </a>
      }
    >
      {managesKeys ? (
        <Card className="max-w-3xl">
          <CardHeader title="Keys" action={<MakeKey onMade={refetch} />} />
          <Loaded
            query={keys}
            skeleton={<ListSkeleton lines={3} />}
            failed="Your keys could not be loaded."
          >
            {(found) => <Keys keys={found} onChanged={refetch} />}
          </Loaded>
        </Card>
      ) : (
        <p className="text-ink-muted">
          Your role in this brand does not include its API keys. Ask its owner.
        </p>
      )}
    </SettingsTabs>
  )
}

function Keys({ keys, onChanged }: { keys: readonly ApiKey[]; onChanged: () => void }) {
  if (keys.length === 0) {
    return (
      <p className="px-5 py-4 text-ink-muted">
        Let your own systems create campaigns and read results. Nothing is shared until you make a
        key.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} onChanged={onChanged} />
      ))}
    </ul>
  )
}
