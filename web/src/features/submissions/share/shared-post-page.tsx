import { type Campaign, listCampaignsCall } from '@permille/contract/campaigns/campaigns'
import type { SocialAccount } from '@permille/contract/connections/connections'
import { listSocialAccountsCall } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import { parsePostUrl, postLinkIn, postUrlMessages } from '@permille/contract/submissions/post-url'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { pagesOf, queryOf } from '#api/query.ts'
import { useClosed } from '#features/campaigns/use-closed.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { accountForPost } from '../submit/account-for-post.ts'
import { PostUrlField } from '../submit/post-url-field.tsx'
import { useDebounced } from '../submit/use-debounced.ts'
import { PostWorth } from './post-worth.tsx'
import { sharedAddress } from './shared-address.ts'

/**
 * The target of a phone's share sheet: the post is given, and the next tap chooses the campaign.
 */
export function SharedPostPage() {
  const [params] = useSearchParams()
  const [postUrl, setPostUrl] = useState(() => sharedAddress(params))
  const url = (postLinkIn(postUrl) ?? postUrl).trim()
  const parsed = parsePostUrl(url)
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
      <PageHeader title="Submit a post" note="Choose its campaign." />
      <PostUrlField
        hint="Share a post from its app, or paste its full public URL"
        error={url === '' || parsed.ok ? undefined : postUrlMessages[parsed.reason]}
        value={postUrl}
        onChange={setPostUrl}
      />
      {parsed.ok && <CampaignsFor platform={parsed.platform} postUrl={url} />}
      {url === '' && <NoPostYet />}
    </div>
  )
}

function NoPostYet() {
  return (
    <Card>
      <EmptyState
        title="Which post is it?"
        note="Paste its link, and the campaigns that accept it appear here. Or choose a campaign first."
        action={
          <Link href={paths.explore} className={buttonClasses({ variant: 'secondary' })}>
            Explore Campaigns
          </Link>
        }
      />
    </Card>
  )
}

interface CampaignsForProps {
  readonly platform: Platform
  readonly postUrl: string
}

/** The first campaigns, those on screen, say what the post is worth: a creator may preview 20 posts a minute. */
const pricedMax = 6
const pauseMilliseconds = 500

function CampaignsFor({ platform, postUrl }: CampaignsForProps) {
  const query = useInfiniteQuery(
    pagesOf(listCampaignsCall, { query: { status: 'live', platform, sort: 'rate' } }),
  )
  const accounts = useQuery(queryOf(listSocialAccountsCall))
  const account = accountForPost(accounts.data ?? [], postUrl, '')
  const isTyping = useDebounced(postUrl, pauseMilliseconds) !== postUrl
  const { title } = platformFacts[platform]
  return (
    <Card>
      <CardHeader title={`Campaigns on ${title}`} note="The highest rate first" />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The campaigns could not be loaded.">
        {(campaigns) =>
          campaigns.length === 0 ? (
            <EmptyState
              title={`No campaign accepts posts on ${title} right now`}
              action={
                <Link href={paths.explore} className={buttonClasses({ variant: 'secondary' })}>
                  Explore Campaigns
                </Link>
              }
            />
          ) : (
            <ul className="divide-y divide-line">
              {campaigns.map((campaign, index) => (
                <CampaignLine
                  key={campaign.id}
                  campaign={campaign}
                  postUrl={postUrl}
                  isPriced={index < pricedMax}
                  account={isTyping ? undefined : account}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

interface CampaignLineProps {
  readonly campaign: Campaign
  readonly postUrl: string
  /** Says what the post is worth, and has room for it before that is known. */
  readonly isPriced: boolean
  /** Whose post it is; undefined while it is unknown. */
  readonly account: SocialAccount | undefined
}

function CampaignLine({ campaign, postUrl, isPriced, account }: CampaignLineProps) {
  const closed = useClosed(campaign)
  const { id, name, brandName, rewardRatePerKViewsCents, flatBonusCents } = campaign
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-5 py-3 hover:bg-surface">
      <div className="min-w-0 flex-1">
        <Link
          href={`${paths.submit(id)}?${new URLSearchParams({ post: postUrl })}`}
          className="block truncate font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-sm text-ink-muted">
          <bdi>{brandName}</bdi>
          <span>
            {` · ${formatCents(rewardRatePerKViewsCents)} per 1K views`}
            {flatBonusCents > 0 ? ` · ${formatCents(flatBonusCents)} bonus` : ''}
          </span>
        </p>
        {(isPriced || closed !== null) && (
          <div className="min-h-5 text-sm text-ink-muted">
            {closed}
            {closed === null && account !== undefined && (
              <PostWorth campaign={campaign} account={account} postUrl={postUrl} />
            )}
          </div>
        )}
      </div>
      {closed === null && (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      )}
    </li>
  )
}
