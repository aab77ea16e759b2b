import type { Campaign } from '@permille/contract/campaigns/campaigns'
import {
  type CampaignLink,
  endCampaignLinkCall,
  type JoinedCreator,
  listJoinedCreatorsCall,
  makeCampaignLinkCall,
  readCampaignLinkCall,
} from '@permille/contract/campaigns/invite-only'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ActionButton } from '#api/action-button.tsx'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf, queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Time } from '#ui/values/time.tsx'

/** Shows the link of an invite-only campaign, and who joined by it. */
export function CampaignInvitations({ campaign }: { readonly campaign: Campaign }) {
  const { id } = campaign
  const query = useQuery(queryOf(readCampaignLinkCall, { params: { id } }))
  return (
    <Card>
      <CardHeader
        title="Invitations"
        note={
          campaign.status === 'draft'
            ? 'Only creators with this link see the campaign. It opens once the campaign is funded.'
            : 'Only creators with this link see the campaign and submit to it.'
        }
      />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The link could not be loaded.">
        {(link) => (
          <>
            <CardBody>
              {link.madeAt === null ? <MakeLink id={id} /> : <MadeLink id={id} link={link} />}
            </CardBody>
            {link.joinedCount > 0 && <Joined id={id} count={link.joinedCount} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function MakeLink({ id }: { readonly id: CampaignId }) {
  const making = useAction({
    call: makeCampaignLinkCall,
    request: () => ({ params: { id } }),
    failed: 'The link could not be made',
  })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-muted">There is no link, so no one new can join.</p>
      <Button isBusy={making.isPending} onClick={() => making.mutate()}>
        {making.isPending ? 'Making...' : 'Make link'}
      </Button>
    </div>
  )
}

function MadeLink({ id, link }: { readonly id: CampaignId; readonly link: CampaignLink }) {
  const address =
    link.token === null
      ? null
      : `${import.meta.env.SSR ? '' : location.origin}${paths.invitedTo(id, link.token)}`
  return (
    <div className="grid gap-3">
      {address === null ? (
        <p className="text-ink-muted">
          This link can’t be shown again. Turn it off and create a new one.
        </p>
      ) : (
        <div className="flex items-center gap-1">
          <Input
            readOnly
            aria-label="Invitation link"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={address} label="Copy link" />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-muted">
        <span>
          {link.madeAt !== null && (
            <span>
              Made <Time at={link.madeAt} />
            </span>
          )}
        </span>
        <EndLink id={id} />
      </div>
    </div>
  )
}

function EndLink({ id }: { readonly id: CampaignId }) {
  return (
    <ActionButton
      call={endCampaignLinkCall}
      request={() => ({ params: { id } })}
      title="Turn the link off?"
      description="It stops working at once, wherever you sent it. Creators who joined stay, and you can make a new link."
      label="Turn off"
      busyLabel="Turning off..."
      done="Link turned off"
      failed="The link could not be turned off"
      isDanger
      variant="secondary"
      size="sm"
    />
  )
}

function Joined({ id, count }: { readonly id: CampaignId; readonly count: number }) {
  const query = useInfiniteQuery(
    pagesOf(listJoinedCreatorsCall, { params: { id }, query: { limit: 10 } }),
  )
  const people =
    count === 1 ? '1 creator has joined' : `${count.toLocaleString('en-US')} creators have joined`
  return (
    <section aria-label="Who joined" className="border-t border-line">
      <div className="flex items-center justify-between gap-4 px-5 pt-3 pb-1">
        <h3 className="font-medium">{people}</h3>
        <CsvLink list={listJoinedCreatorsCall} params={{ id }} of="creators who joined" />
      </div>
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The list could not be loaded.">
        {(creators) => (
          <>
            <ul className="divide-y divide-line">
              {creators.map((creator) => (
                <JoinedLine key={creator.id} creator={creator} />
              ))}
            </ul>
            <ShowMore pages={query} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function JoinedLine({ creator }: { readonly creator: JoinedCreator }) {
  const { displayName, handle, avatarUrl, joinedAt, postCount } = creator
  return (
    <li className="flex items-center gap-3 px-5 py-2.5">
      <Avatar name={displayName} imageUrl={avatarUrl} className="size-8 shrink-0" />
      <div className="min-w-0 flex-1">
        <Link href={paths.profile(handle)} className="block truncate font-medium hover:underline">
          {displayName}
        </Link>
        <p className="truncate text-sm text-ink-muted">
          Joined <Time at={joinedAt} />
        </p>
      </div>
      <span className="shrink-0 text-sm text-ink-muted tabular-nums">
        {postCount === 1 ? '1 post' : `${Math.max(0, postCount)} posts`}
      </span>
    </li>
  )
}
