import { listKeysCall } from '@permille/contract/keys/keys'
import { listReportLinksCall } from '@permille/contract/report-links/report-links'
import {
  listLeftBehindCall,
  listMemberInvitationsCall,
  listMembersCall,
  type Member,
} from '@permille/contract/teams/members'
import { listWebhooksCall } from '@permille/contract/webhooks/webhooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { Segmented } from '#ui/controls/segmented.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Activity } from './activity.tsx'
import { InviteMember } from './invite-member.tsx'
import { LeaveBrand } from './leave-brand.tsx'
import { LeftBehindCard } from './left-behind.tsx'
import { MemberLine } from './member-line.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { TransferBrand } from './transfer-brand.tsx'

/** The people of a brand. They change on this page alone, which refetches them itself, and with them what they set up. */
export function TeamPage() {
  const { brand } = useCurrentUser()
  const managesPeople = brand?.lacks.includes('people:manage') === false
  return managesPeople ? <Managed isOwner={brand.role === 'owner'} /> : <LeaveBrand />
}

const views = [
  { value: 'people', label: 'People' },
  { value: 'activity', label: 'Activity' },
] as const

/** The URL says which of the two: a tab of the settings has no room for each. */
function Managed({ isOwner }: { readonly isOwner: boolean }) {
  const filters = useUrlFilters()
  const shown = filters.choose('show', ['activity']) ?? 'people'
  const choice = (
    <div className="md:justify-self-start">
      <Segmented
        label="Team"
        options={views}
        value={shown}
        onChange={(view) => filters.change('show', view === 'people' ? '' : view)}
      />
    </div>
  )
  return shown === 'activity' ? (
    <Activity views={choice} />
  ) : (
    <Team isOwner={isOwner} choice={choice} />
  )
}

interface TeamProps {
  readonly isOwner: boolean
  readonly choice: ReactNode
}

function Team({ isOwner, choice }: TeamProps) {
  const people = useQuery(queryOf(listMembersCall))
  const invitations = useQuery(queryOf(listMemberInvitationsCall))
  const left = useQuery(queryOf(listLeftBehindCall))
  const client = useQueryClient()
  const refetch = () => {
    for (const { path } of [listKeysCall, listWebhooksCall, listReportLinksCall])
      void client.invalidateQueries({ queryKey: [path] })
    void left.refetch()
    void people.refetch()
    void invitations.refetch()
  }
  return (
    <SettingsTabs
      title="Team"
      note="Who acts for your brand, each with their own password."
      actions={<InviteMember isOwner={isOwner} onInvited={refetch} />}
    >
      {choice}
      <Card className="max-w-3xl">
        <CardHeader title="People" />
        <Loaded
          query={people}
          skeleton={<ListSkeleton lines={3} />}
          failed="Your team could not be loaded."
        >
          {(members) => <People members={members} isOwner={isOwner} onChanged={refetch} />}
        </Loaded>
      </Card>
      <LeftBehindCard left={left.data ?? []} onChanged={refetch} />
      <OpenInvitations invitations={invitations.data ?? []} onRevoked={refetch} />
      {isOwner && <TransferBrand members={people.data ?? []} />}
    </SettingsTabs>
  )
}

interface PeopleProps {
  readonly members: readonly Member[]
  readonly isOwner: boolean
  readonly onChanged: () => void
}

function People({ members, isOwner, onChanged }: PeopleProps) {
  if (members.length === 1) {
    return (
      <p className="px-5 py-4 text-ink-muted">
        Only you. Invite someone to review posts or pay, without sharing your password.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {members.map((member) => (
        <MemberLine key={member.id} member={member} isOwner={isOwner} onChanged={onChanged} />
      ))}
    </ul>
  )
}
