import { isolate } from '@permille/contract/input/isolate'
import {
  type AfterRemoval,
  type Member,
  type MemberSetUp,
  readMemberSetUpCall,
  removeMemberCall,
} from '@permille/contract/teams/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Time } from '#ui/values/time.tsx'

interface RemoveMemberProps {
  readonly member: Member
  readonly onRemoved: () => void
}

export function RemoveMember(props: RemoveMemberProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Remove ${isolate(props.member.displayName)}`}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      {isOpen && <RemoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Lists what they set up. Whether that goes on is a button of its own: neither answer is right unasked. */
export function RemoveDialog({
  member,
  onRemoved,
  onClose,
}: RemoveMemberProps & { readonly onClose: () => void }) {
  const { id, displayName } = member
  const setUp = useQuery(queryOf(readMemberSetUpCall, { params: { id } }))
  const removing = useAction({
    call: removeMemberCall,
    request: (after: AfterRemoval) => ({ params: { id }, query: { setUp: after } }),
    done: `${isolate(displayName)} was removed`,
    failed: 'They could not be removed',
    onDone: () => {
      onClose()
      onRemoved()
    },
  })
  const isChoice = setUp.data !== undefined && isAny(setUp.data)
  const buttons: { after: AfterRemoval; label: string }[] = isChoice
    ? [
        { after: 'keep', label: 'Remove, keep these' },
        { after: 'end', label: 'Remove and end these' },
      ]
    : [{ after: 'keep', label: 'Remove' }]
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Remove ${isolate(displayName)} from your brand?`}
      description="Everything they could do for it ends with their next click. Their account stays."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {buttons.map(({ after, label }) => (
            <Button
              key={label}
              variant="danger"
              disabled={setUp.isPending || (removing.isPending && removing.variables !== after)}
              isBusy={removing.isPending && removing.variables === after}
              onClick={() => removing.mutate(after)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <Loaded
        query={setUp}
        skeleton={<ListSkeleton lines={1} />}
        failed="What they set up could not be loaded. It goes on if you remove them now."
      >
        {(made) => (isAny(made) ? <SetUp setUp={made} /> : null)}
      </Loaded>
    </Dialog>
  )
}

function isAny({ keys, webhooks, reportLinks }: MemberSetUp): boolean {
  return keys.length + webhooks.length + reportLinks.length > 0
}

function SetUp({ setUp: { keys, webhooks, reportLinks } }: { readonly setUp: MemberSetUp }) {
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="text-base">
        They set up what is listed here, and may still know its secrets. If you end it, whatever
        uses it stops now.
      </p>
      <Things
        title="API keys, which would go on in the owner’s name or be revoked"
        things={keys.map(({ lastUsedAt, ...key }) => ({ ...key, at: lastUsedAt }))}
        used="used"
      />
      <Things
        title="Webhooks, which would go on sending or be switched off"
        things={webhooks.map(({ lastDeliveredAt, ...each }) => ({ ...each, at: lastDeliveredAt }))}
        used="delivered"
      />
      <Things
        title="Report links, which would stay open or be revoked"
        things={reportLinks.map(({ lastOpenedAt, ...link }) => ({ ...link, at: lastOpenedAt }))}
        used="opened"
      />
    </div>
  )
}

interface ThingsProps {
  readonly title: string
  readonly things: readonly {
    readonly id: string
    readonly name: string
    readonly at: string | null
  }[]
  /** What it means that one was last of use. */
  readonly used: string
}

function Things({ title, things, used }: ThingsProps) {
  if (things.length === 0) return null
  return (
    <div>
      <p className="text-ink-muted">{title}</p>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {things.map(({ id, name, at }) => (
          <li key={id}>
            <bdi className="font-medium">{name}</bdi>
            <span className="text-ink-muted">
              {at === null ? `, never ${used}` : `, last ${used} `}
            </span>
            {at !== null && (
              <span className="text-ink-muted">
                <Time at={at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
