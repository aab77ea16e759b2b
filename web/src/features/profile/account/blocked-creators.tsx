import {
  type BlockedCreator,
  listBlocksCall,
  unblockCreatorCall,
} from '@permille/contract/campaigns/blocks'
import { isolate } from '@permille/contract/input/isolate'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { Allowed } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { ListFilters } from '#ui/controls/list-filters.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Time } from '#ui/values/time.tsx'

const bySearch = {
  name: 'search',
  label: 'Search blocked creators',
  placeholder: 'Name or username',
}

function blocksOf(search: string | undefined) {
  return pagesOf(listBlocksCall, { query: { search, limit: 20 } })
}

export function BlockedCreators() {
  const filters = useUrlFilters()
  const search = filters.read('search') || undefined
  const query = useInfiniteQuery(blocksOf(search))
  const isNobody = search === undefined && query.data?.length === 0
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="Blocked creators"
        note="They cannot submit new posts to your campaigns. Approved posts keep earning."
        action={<CsvLink list={listBlocksCall} query={{ search }} of="blocked creators" />}
      />
      {!isNobody && <ListFilters filters={filters} search={bySearch} />}
      <PagedList
        query={query}
        skeletonLines={3}
        failed="The list could not be loaded."
        isFiltered={search !== undefined}
        onClear={() => filters.changeAll({ [bySearch.name]: '' })}
        noneFound="No blocked creators found"
        none={
          <p className="px-5 py-4 text-ink-muted">
            No one. You can block a creator from any of their posts.
          </p>
        }
      >
        {(creators) => (
          <ul className="divide-y divide-line">
            {creators.map((creator) => (
              <BlockedLine key={creator.id} creator={creator} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function BlockedLine({ creator }: { readonly creator: BlockedCreator }) {
  const { id, displayName, handle, avatarUrl, reason, blockedAt } = creator
  const unblocking = useAction({
    call: unblockCreatorCall,
    request: () => ({ params: { id } }),
    done: `${isolate(displayName)} can submit posts again`,
    failed: 'The creator could not be unblocked',
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <Avatar name={displayName} imageUrl={avatarUrl} className="size-9 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-baseline gap-2">
          <Link href={paths.profile(handle)} className="truncate font-medium hover:underline">
            {displayName}
          </Link>
          <span className="shrink-0 text-sm text-ink-muted">
            <Time at={blockedAt} />
          </span>
        </p>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{reason}</p>
      </div>
      <Allowed to="submissions:review">
        <Button
          variant="secondary"
          size="sm"
          className="max-md:h-11"
          aria-label={`Unblock ${isolate(displayName)}`}
          isBusy={unblocking.isPending}
          onClick={() => unblocking.mutate()}
        >
          {unblocking.isPending ? 'Unblocking...' : 'Unblock'}
        </Button>
      </Allowed>
    </li>
  )
}
