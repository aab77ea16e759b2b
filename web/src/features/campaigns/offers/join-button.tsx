import { joinCampaignCall } from '@permille/contract/campaigns/invite-only'
import type { PublicOffer } from '@permille/contract/campaigns/offers'
import { useLocation } from 'wouter'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'

interface JoinButtonProps {
  readonly offer: PublicOffer
  readonly invite: string
}

export function JoinButton({ offer, invite }: JoinButtonProps) {
  const [, navigate] = useLocation()
  const { id, status } = offer
  const joining = useAction({
    call: joinCampaignCall,
    request: () => ({ params: { id }, body: { invite } }),
    done: {
      title: 'You joined the campaign',
      description: 'Find it on Explore, under your invitations.',
    },
    failed: 'You could not join the campaign',
    onDone: () => navigate(status === 'live' ? paths.submit(id) : paths.offer(id)),
  })
  return (
    <Button className="thumb-act" isBusy={joining.isPending} onClick={() => joining.mutate()}>
      {joining.isPending ? 'Joining...' : 'Join campaign'}
    </Button>
  )
}
