import {
  type ListedMessage,
  listMessagesCall,
  type MessageState,
  messageKinds,
  messageStates,
} from '@permille/contract/messages/messages'
import { messagesKeptDays } from '@permille/contract/privacy/retention'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { QueueTabs } from '#ui/layout/queue-tabs.tsx'
import { AdminTabs } from '../accounts/admin-tabs.tsx'
import { kindLabels } from './message-labels.ts'
import { MessageLine } from './message-line.tsx'

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
] as const

export function MessagesPage() {
  const filters = useUrlFilters()
  const state = filters.choose('state', messageStates) ?? 'open'
  const kind = filters.choose('kind', messageKinds)
  const search = filters.read('search') || undefined
  const query = useInfiniteQuery({
    ...pagesOf(listMessagesCall, { query: { state, kind, search, limit: 50 } }),
    // New messages arrive in the meantime.
    refetchOnMount: 'always',
  })
  return (
    <AdminTabs
      section="users"
      title="Messages and reports"
      note="Messages from the help page, and reported campaigns."
      actions={<CsvLink list={listMessagesCall} query={{ state, kind, search }} />}
    >
      <QueueTabs
        label="Messages"
        tabs={tabs}
        current={state}
        onChoose={(chosen) => filters.change('state', chosen === 'open' ? '' : chosen)}
      />
      <search className="grid grid-cols-1 gap-3 @lg/page:grid-cols-[minmax(0,1fr)_13rem]">
        <SearchInput
          label="Search messages"
          placeholder="Sender"
          value={filters.read('search')}
          onSearch={(words) => filters.change('search', words)}
        />
        <FilterSelect
          filters={filters}
          name="kind"
          label="Kind"
          all="Messages and reports"
          words={kindLabels}
        />
      </search>
      <Card>
        <PagedList
          query={query}
          skeletonLines={6}
          failed="The messages could not be loaded."
          isFiltered={isAnyChosen({ kind, search })}
          onClear={() => filters.changeAll({ search: '', kind: '' })}
          noneFound="Nothing found"
          none={<NoMessages state={state} />}
        >
          {(messages) => <Messages messages={messages} />}
        </PagedList>
      </Card>
    </AdminTabs>
  )
}

export function Messages({ messages }: { readonly messages: readonly ListedMessage[] }) {
  return (
    <ul className="divide-y divide-line">
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} />
      ))}
    </ul>
  )
}

function NoMessages({ state }: { readonly state: MessageState }) {
  return state === 'open' ? (
    <EmptyState title="Nothing to answer" note="Messages to you appear here." />
  ) : (
    <EmptyState
      title="Nothing answered yet"
      note={`Answers are kept here for ${messagesKeptDays} days.`}
    />
  )
}
