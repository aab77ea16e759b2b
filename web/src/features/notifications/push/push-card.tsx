import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import type { PushState } from './push-browser.ts'
import { usePush } from './use-push.ts'

/** Switches this browser's notifications while the product is closed; off until asked for. */
export function PushCard() {
  const { state, isBusy, turn } = usePush()
  return (
    <Card className="max-w-3xl">
      <CardHeader title="On this device" />
      <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {state === undefined ? (
          <Skeleton className="h-9 w-full max-w-80" />
        ) : (
          <>
            <p className="max-w-[60ch] min-w-0 flex-1 basis-64 text-ink-muted">
              {stateLabels[state]}
            </p>
            <Switcher state={state} isBusy={isBusy} onTurn={turn} />
          </>
        )}
      </CardBody>
    </Card>
  )
}

const stateLabels: Readonly<Record<PushState, string>> = {
  on: 'What is switched on above appears on this device even while Permille is closed, without amounts, until you sign out.',
  off: 'Get notified here while Permille is closed. No amounts are shown.',
  refused:
    'This browser does not let Permille show notifications. Allow them in its settings for this site.',
  unsupported:
    'This browser cannot show notifications. On an iPhone or iPad, add Permille to the home screen first.',
}

interface SwitcherProps {
  readonly state: PushState
  readonly isBusy: boolean
  readonly onTurn: (isOn: boolean) => void
}

function Switcher({ state, isBusy, onTurn }: SwitcherProps) {
  const [wasAsked, setAsked] = useState(false)
  if (state === 'unsupported' || state === 'refused') return null
  const turn = () => {
    setAsked(true)
    onTurn(state === 'off')
  }
  return (
    <Button variant="secondary" isBusy={isBusy && wasAsked} onClick={turn}>
      {state === 'on' ? 'Turn off' : 'Turn on'}
    </Button>
  )
}
