import {
  listNotificationGroupsCall,
  type NotificationGroup,
} from '@permille/contract/notifications/notification-groups'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { pagesOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { NearList } from '#ui/layout/near-list.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { type Headed, withDayHeadings } from './day-headings.ts'
import { Freshness } from './freshness.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NotificationGroupRow } from './notification-group-row.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { viewersOffset } from './viewers-offset.ts'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const

type PagesOfGroups = InfiniteData<
  { items: NotificationGroup[]; nextCursor: string | undefined },
  string | undefined
>

export function NotificationsPage() {
  const filters = useUrlFilters()
  const isUnread = filters.choose('show', ['unread']) !== undefined
  // Other people's actions add to the list: show the cached one while refetching.
  const client = useQueryClient()
  const groupsOfDays = (utcOffsetMinutes: number) =>
    pagesOf(listNotificationGroupsCall, {
      query: { limit: 50, utcOffsetMinutes, ...(isUnread && { unread: '1' }) },
    })
  const query = useInfiniteQuery({
    ...groupsOfDays(viewersOffset()),
    refetchOnMount: 'always',
    // The server drew the page with UTC's days.
    placeholderData: () => client.getQueryData<PagesOfGroups>(groupsOfDays(0).queryKey),
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="Notifications"
        note={<Freshness />}
        actions={
          <>
            <Link
              href={paths.notificationSettings}
              className={buttonClasses({ variant: 'secondary' })}
            >
              Settings
            </Link>
            <MarkAllButton seen={query.data} variant="secondary" />
          </>
        }
      />
      <Card>
        <div className="px-5 pt-2 max-md:px-4">
          <QueueTabs
            label="Notifications"
            tabs={tabs}
            current={isUnread ? 'unread' : 'all'}
            onChoose={(chosen) => filters.change('show', chosen)}
          />
        </div>
        <Loaded
          query={query}
          skeleton={<NotificationsSkeleton />}
          failed="Your notifications could not be loaded."
        >
          {(list) =>
            list.length === 0 ? (
              <NoNotifications
                isUnread={isUnread}
                onShowAll={() => filters.change('show', 'all')}
              />
            ) : (
              <Days list={list} />
            )
          }
        </Loaded>
        <ShowMore pages={query} />
      </Card>
    </div>
  )
}

function Days({ list }: { readonly list: readonly NotificationGroup[] }) {
  const rows = useMemo(() => withDayHeadings(list, currentTime()), [list])
  return (
    <NearList rows={rows} rowKey={keyOf} label="Notifications">
      {(row) => (
        <>
          {row.heading !== undefined && (
            <h2 className="px-5 pt-5 pb-1 text-sm font-medium text-ink-muted max-md:px-4">
              {row.heading}
            </h2>
          )}
          {row.item.count === 1 ? (
            <NotificationRow notification={row.item} />
          ) : (
            <NotificationGroupRow group={row.item} />
          )}
        </>
      )}
    </NearList>
  )
}

const keyOf = ({ item }: Headed<NotificationGroup>) => item.id

interface NoNotificationsProps {
  readonly isUnread: boolean
  readonly onShowAll: () => void
}

function NoNotifications({ isUnread, onShowAll }: NoNotificationsProps) {
  if (isUnread) {
    return (
      <EmptyState
        title="You have read everything"
        note="Unread notifications appear here."
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title="Nothing yet"
      note="Notifications appear here as things happen."
      action={
        <Link href={paths.notificationSettings} className={buttonClasses({ variant: 'secondary' })}>
          Choose notifications
        </Link>
      }
    />
  )
}
