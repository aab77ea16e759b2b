import type { UserDetail } from '@permille/contract/administration/users'
import { readUserCall } from '@permille/contract/administration/users'
import type { UserId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Time } from '#ui/values/time.tsx'
import { FrozenMoney } from './frozen-money.tsx'
import { OwedMoney } from './owed-money.tsx'
import { PayoutHolds } from './payout-hold.tsx'
import { SignIns } from './sign-ins.tsx'
import { UnpayableMoney } from './unpayable-money.tsx'
import { UserActions } from './user-actions.tsx'
import { roleLabels } from './user-labels.ts'
import { BrandCampaigns, CreatorPayouts, CreatorSubmissions } from './user-lists.tsx'
import {
  AccountHistory,
  BrandMoney,
  ConnectedAccounts,
  CreatorMoney,
  Person,
} from './user-sides.tsx'
import { UserStatus } from './user-table.tsx'

export function UserPage() {
  const { id } = useParams<{ id: UserId }>()
  const query = useQuery(queryOf(readUserCall, { params: { id } }))
  return (
    <DetailPage
      name="user"
      query={query}
      missing={{ note: 'No user has this ID.', list: { href: adminPaths.users, label: 'Users' } }}
    >
      {(user) => <UserView key={user.id} user={user} />}
    </DetailPage>
  )
}

function UserView({ user }: { readonly user: UserDetail }) {
  const { creator, brand, suspension, deletedAt } = user
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={user.displayName}
        note={
          <span className="flex flex-wrap items-center gap-2">
            <Avatar name={user.displayName} imageUrl={user.avatarUrl} className="size-6 text-xs" />
            {roleLabels[user.role]} <span aria-hidden="true">·</span> <UserStatus user={user} />
          </span>
        }
        actions={<UserActions user={user} />}
      />
      {deletedAt !== null && (
        <Notice title="Deleted">
          <p>
            This person’s name is erased (<Time at={deletedAt} />
            ). What they gave up stays in the books.
          </p>
        </Notice>
      )}
      {suspension !== null && deletedAt === null && (
        <Notice tone="negative" title="Suspended: no sign-in, no submission, no payout">
          <p>
            <bdi>{suspension.reason}</bdi> (<Time at={suspension.at} />)
          </p>
        </Notice>
      )}
      <FrozenMoney user={user} />
      <PayoutHolds user={user} />
      <UnpayableMoney user={user} />
      <OwedMoney user={user} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-6">
        <Person user={user} />
        {creator !== null && <CreatorMoney creator={creator} />}
        {creator !== null && <ConnectedAccounts accounts={creator.accounts} />}
        {brand !== null && <BrandMoney brand={brand} />}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 *:@container *:min-w-0 @4xl/page:grid-cols-2">
        {creator !== null && <CreatorSubmissions creatorId={creator.id} />}
        {creator !== null && <CreatorPayouts creatorId={creator.id} />}
        {brand !== null && <BrandCampaigns brandUserId={user.id} />}
        <div className={creator === null ? 'grid grid-cols-1 gap-6' : 'contents'}>
          <AccountHistory id={user.id} actions={user.actions} />
          <SignIns signIns={user.signIns} />
        </div>
      </div>
    </div>
  )
}
