import { askEmailProofCall, readEmailCall } from '@permille/contract/accounts/accounts'
import { emailProofHours } from '@permille/contract/accounts/factor-lifetimes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/values/badge.tsx'

/** Shows whether the address is confirmed, and how to confirm it; nothing if no mail is sent. */
export function EmailProof() {
  const { data } = useQuery(queryOf(readEmailCall))
  const asking = useAction({
    call: askEmailProofCall,
    request: () => ({}),
    done: { title: 'Link sent', description: `Open it within ${emailProofHours} hours.` },
    failed: 'The link could not be sent',
  })
  if (data === undefined || (!data.isProven && !data.isMailSent)) return null
  if (data.isProven) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-muted">
        <Badge tone="positive">Confirmed</Badge> This address is yours.
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
      <Badge tone="neutral">Not confirmed</Badge>
      <span className="min-w-0 grow basis-60">
        Confirm that {data.email} is yours with a link that we mail to it.
      </span>
      <Button
        variant="secondary"
        size="sm"
        isBusy={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {asking.isPending ? 'Sending...' : 'Mail me a link'}
      </Button>
    </div>
  )
}
