import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@permille/contract/accounts/accounts'
import type { ResponseOf } from '@permille/contract/endpoint'
import type { SessionId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { ownPushEndpoint } from '#api/push-endpoint.ts'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { browserOf } from '#features/accounts/browser-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'

type Session = ResponseOf<typeof listSessionsCall>[number]

/** Lists where the account is signed in. */
export function SessionsCard() {
  const query = useQuery(queryOf(listSessionsCall))
  const ending = useAction({
    call: endOtherSessionsCall,
    request: (pushEndpoint: string | undefined) => ({ query: { pushEndpoint } }),
    done: 'Signed out everywhere else',
    failed: 'The other sessions could not be ended',
  })
  return (
    <Card>
      <CardHeader
        title="Sessions"
        note="Where you are signed in."
        action={
          query.data !== undefined && (
            <Button
              variant="secondary"
              className="shrink-0"
              isBusy={ending.isPending}
              onClick={() => void ownPushEndpoint().then((endpoint) => ending.mutate(endpoint))}
            >
              {ending.isPending ? 'Signing out...' : 'Sign out everywhere else'}
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="Your sessions could not be loaded."
      >
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function SessionRow({ session }: { readonly session: Session }) {
  const { id, isThis, network, signedInAt, lastUsedAt, userAgent } = session
  const ending = useAction({
    call: endSessionCall,
    request: (ended: SessionId) => ({ params: { id: ended } }),
    done: 'Session ended',
    failed: 'The session could not be ended',
  })
  const browser = browserOf(userAgent)
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line px-5 py-3.5 first:border-t-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span title={userAgent ?? undefined}>{browser}</span>
          {isThis && <Badge tone="positive">This browser</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {network !== null && <span>{network} · </span>}
          {isThis ? (
            <span>
              signed in <Time at={signedInAt} />
            </span>
          ) : (
            <span>
              last used <Time at={lastUsedAt} />, signed in <Time at={signedInAt} />
            </span>
          )}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out of ${browser}`}
          isBusy={ending.isPending}
          onClick={() => ending.mutate(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
