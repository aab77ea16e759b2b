import type { ResponseOf } from '@permille/contract/endpoint'
import type { ReactNode } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { answerLabel } from './webhook-labels.ts'
import type { WebhookActionProps, WebhookOwner } from './webhook-owner.ts'

interface TestWebhookProps extends WebhookActionProps {
  /** The other buttons of the row. */
  readonly children: ReactNode
}

/** The row of buttons, and below it what a test came to. */
export function TestWebhook({ owner, webhook, children }: TestWebhookProps) {
  const testing = useAction({
    call: owner.test,
    request: () => ({ params: { id: webhook.id } }),
    failed: 'The test could not be sent',
  })
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="max-md:h-11"
          isBusy={testing.isPending}
          onClick={() => testing.mutate()}
        >
          {testing.isPending ? 'Sending test...' : 'Send test'}
        </Button>
        {children}
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {testing.data !== undefined && testLabel(testing.data)}
      </p>
    </div>
  )
}

function testLabel(tested: ResponseOf<WebhookOwner['test']>): string {
  const answer = answerLabel(tested)
  switch (tested.outcome) {
    case 'delivered':
      return `The test arrived: ${answer}.`
    case 'failed':
      return `The test did not arrive: ${answer}.`
    case 'off':
      return 'Nothing was sent: the webhook is switched off.'
    case 'no-types':
      return 'Nothing was sent: no event is chosen, so none would be sent either.'
  }
}
