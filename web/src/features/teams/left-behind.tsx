import { isolate } from '@permille/contract/input/isolate'
import { endLeftBehindCall, type LeftBehind } from '@permille/contract/teams/members'
import { ActionButton } from '#api/action-button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { SetUpList } from './set-up-list.tsx'

interface LeftBehindProps {
  readonly left: readonly LeftBehind[]
  readonly onChanged: () => void
}

const titles = { keys: 'API keys', webhooks: 'Webhooks', reportLinks: 'Report links' }

/** What works although whoever set it up left, or may no longer make such things. */
export function LeftBehindCard({ left, onChanged }: LeftBehindProps) {
  if (left.length === 0) return null
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="Set up by people who lost access"
        note="It still works, and they may know its secrets. End it, or replace it with your own."
      />
      <ul className="divide-y divide-line">
        {left.map(({ id, displayName, isMember, ...setUp }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
            <div className="grid min-w-0 grid-cols-1 gap-2">
              <p>
                <bdi className="font-medium">{displayName}</bdi>
                <span className="text-ink-muted">
                  {isMember
                    ? ', whose role does not make these'
                    : ', who is no longer in the brand'}
                </span>
              </p>
              <SetUpList setUp={setUp} titles={titles} />
            </div>
            <ActionButton
              call={endLeftBehindCall}
              request={() => ({ params: { id } })}
              title={`End what ${isolate(displayName)} set up?`}
              description="Its API keys and report links are revoked, and its webhooks switched off. Whatever uses them stops now."
              label="End these"
              busyLabel="Ending..."
              done="Ended"
              failed="It could not be ended"
              onDone={onChanged}
              isDanger
              variant="secondary"
              size="sm"
              className="max-md:h-11"
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
