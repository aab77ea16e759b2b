import type { SubmissionId } from '@permille/contract/ids'
import { withdrawPostCall } from '@permille/contract/submissions/corrections'
import { ActionButton } from '#api/action-button.tsx'

export function WithdrawButton({ id }: { readonly id: SubmissionId }) {
  return (
    <ActionButton
      call={withdrawPostCall}
      request={() => ({ params: { id } })}
      title="Withdraw this post?"
      description="The brand won’t review it and it won’t earn. You can submit it again, here or to another campaign, with a new deadline."
      label="Withdraw post"
      busyLabel="Withdrawing..."
      cancelLabel="Keep it in review"
      done={{ title: 'Post withdrawn', description: 'You can submit it again whenever you like.' }}
      failed="The post could not be withdrawn"
      isDanger
      variant="secondary"
      className="justify-self-start"
    >
      Withdraw
    </ActionButton>
  )
}
