import {
  type SocialAccount,
  verifySocialAccountCall,
} from '@permille/contract/connections/connections'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import { messageOf } from '#api/api-error.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'

interface OwnershipProofProps {
  readonly account: SocialAccount
  readonly code: string
}

/** Verifies an account by a code in its bio, which can be removed afterwards. */
export function OwnershipProof({ account, code }: OwnershipProofProps) {
  const verifying = useVerifyAccount(account)
  const place = platformFacts[account.platform].description
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-medium">Verify that it is yours</h3>
        <p className="mt-0.5 [overflow-wrap:anywhere] text-ink-muted">
          Posts from @<bdi>{account.username}</bdi> earn nothing until you do.
        </p>
      </div>
      <ol className="grid list-decimal grid-cols-1 gap-1 pl-4 text-ink-muted marker:tabular-nums">
        <li>Copy the code.</li>
        <li>Paste it anywhere into {place} and save.</li>
        <li>Come back and press Verify. You can remove the code afterwards.</li>
      </ol>
      <div className="flex items-center justify-between gap-2 rounded-control bg-surface-sunken py-1 pr-1 pl-3">
        <code className="truncate font-mono">{code}</code>
        <CopyButton text={code} label="Copy code" />
      </div>
      {verifying.error !== null && (
        <p role="alert" className="text-sm text-negative">
          {messageOf(verifying.error, 'We couldn’t check for the code')}
        </p>
      )}
      <Button
        variant="secondary"
        isBusy={verifying.isPending}
        className="justify-self-start"
        onClick={() => verifying.mutate()}
      >
        {verifying.isPending ? 'Verifying...' : 'Verify'}
      </Button>
    </div>
  )
}

/** Verifies the account. A failure shows beside the button. */
function useVerifyAccount({ id, username }: SocialAccount) {
  return useAction({
    call: verifySocialAccountCall,
    request: () => ({ params: { id } }),
    done: {
      title: 'Account verified!',
      description: `Posts from @${isolate(username)} earn money now.`,
    },
    failed: () => undefined,
  })
}
