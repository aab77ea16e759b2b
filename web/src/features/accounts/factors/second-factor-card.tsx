import { readFactorsCall, startAppCall } from '@permille/contract/accounts/factors'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { browserOf } from '../browser-name.ts'
import { AppRow, NewFactors, PasskeyRow, RecoveryRow } from './factor-rows.tsx'
import { countFactors } from './factors.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Lazy, because it includes the QR code renderer. */
const AppDialog = lazyPart(() => import('./app-dialog.tsx').then((m) => m.AppDialog), 'over')

interface SecondFactorCardProps {
  /** Called once a factor was added and its recovery codes were seen. */
  readonly onDone?: () => void
}

/** The user's passkeys, authenticator app and recovery codes. */
export function SecondFactorCard({ onDone }: SecondFactorCardProps) {
  const query = useQuery(queryOf(readFactorsCall))
  const [open, setOpen] = useState<'passkey' | readonly string[]>()
  const starting = useAction({
    call: startAppCall,
    request: () => ({}),
    failed: 'The app could not be set up',
  })
  const finish = () => {
    setOpen(undefined)
    onDone?.()
  }
  const showCodes = (codes: readonly string[] | null) => {
    starting.reset()
    if (codes === null) finish()
    else setOpen(codes)
  }
  return (
    <Card>
      <CardHeader
        title="Second factor"
        note="Someone who learns your password cannot sign in without it."
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="Your second factors could not be loaded."
      >
        {(factors) => (
          <ul className="divide-y divide-line">
            {factors.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} />
            ))}
            {factors.appAddedAt !== null && (
              <AppRow factors={factors} addedAt={factors.appAddedAt} />
            )}
            <NewFactors
              factors={factors}
              isStarting={starting.isPending}
              onPasskey={() => setOpen('passkey')}
              onApp={starting.mutate}
            />
            {countFactors(factors) > 0 && <RecoveryRow factors={factors} onRenewed={setOpen} />}
          </ul>
        )}
      </Loaded>
      {starting.data !== undefined && (
        <Suspense fallback={null}>
          <AppDialog started={starting.data} onClose={starting.reset} onAdded={showCodes} />
        </Suspense>
      )}
      {open === 'passkey' && (
        <PasskeyDialog
          suggestedName={browserOf(navigator.userAgent)}
          onClose={() => setOpen(undefined)}
          onAdded={showCodes}
        />
      )}
      {typeof open === 'object' && <RecoveryCodesDialog codes={open} onClose={finish} />}
    </Card>
  )
}
