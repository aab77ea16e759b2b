import type { AdminUser } from '@permille/contract/administration/users'
import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { roleLabels } from './user-labels.ts'

const columns: readonly Column<AdminUser>[] = [
  { key: 'person', header: 'Person', isTitle: true, cell: (user) => <Person user={user} /> },
  { key: 'role', header: 'Role', cell: (user) => <Role user={user} /> },
  { key: 'status', header: 'Status', cell: (user) => <UserStatus user={user} /> },
  {
    key: 'identity',
    header: 'Identity',
    isSecondary: true,
    cell: (user) => <Identity user={user} />,
  },
  {
    key: 'money',
    header: 'Lifetime volume',
    isNumeric: true,
    cell: ({ moneyCents }) => (moneyCents === null ? <Nothing /> : <Money cents={moneyCents} />),
  },
  {
    key: 'joined',
    header: 'Joined',
    sort: { order: 'newest' },
    cell: ({ joinedAt }) => <Time at={joinedAt} isDay />,
  },
]

interface UserTableProps {
  readonly users: readonly AdminUser[]
  readonly sorting: Sorting
}

export function UserTable({ users, sorting }: UserTableProps) {
  return (
    <DataTable
      sorting={sorting}
      caption="Users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      card={(user) => <UserCard user={user} />}
    />
  )
}

function UserCard({ user }: { readonly user: AdminUser }) {
  const { id, displayName, avatarUrl, role, handle, brandName, moneyCents } = user
  const known = handle === null ? brandName : `@${handle}`
  return (
    <LineCard
      picture={<Avatar name={displayName} imageUrl={avatarUrl} />}
      title={
        <Link data-row-link href={adminPaths.user(id)} className={lineCardTitleClasses}>
          {displayName}
        </Link>
      }
      note={known === null ? roleLabels[role] : `${roleLabels[role]} · ${isolate(known)}`}
      figure={moneyCents === null ? null : <Money cents={moneyCents} />}
      state={
        user.suspension === null ? (
          role === 'creator' && <Identity user={user} />
        ) : (
          <UserStatus user={user} />
        )
      }
    />
  )
}

function Person({ user }: { readonly user: AdminUser }) {
  return (
    <div className="flex items-center gap-3 py-1">
      <Avatar name={user.displayName} imageUrl={user.avatarUrl} />
      <div className="min-w-0 lg:max-w-72">
        <Link
          data-row-link
          href={adminPaths.user(user.id)}
          className="block truncate hover:underline"
        >
          {user.displayName}
        </Link>
        <p className="truncate text-sm font-normal text-ink-muted">{user.email}</p>
      </div>
    </div>
  )
}

function Role({ user }: { readonly user: AdminUser }) {
  const { role, handle, brandName } = user
  return (
    <div className="min-w-0 lg:max-w-44">
      {roleLabels[role]}
      <p className="truncate text-sm text-ink-muted">
        {handle === null ? brandName : `@${handle}`}
      </p>
    </div>
  )
}

export function UserStatus({
  user,
}: {
  readonly user: Pick<AdminUser, 'suspension' | 'deletedAt'>
}) {
  if (user.deletedAt !== null) return <Badge>deleted</Badge>
  if (user.suspension === null) return <span className="text-ink-muted">Active</span>
  return (
    <Badge tone="negative" title={user.suspension.reason}>
      suspended
    </Badge>
  )
}

function Identity({ user }: { readonly user: AdminUser }) {
  if (user.role !== 'creator') return <Nothing />
  if (user.kycStatus === 'pending') return <span className="text-ink-muted">not checked</span>
  return (
    <Badge tone={user.kycStatus === 'verified' ? 'positive' : 'negative'}>{user.kycStatus}</Badge>
  )
}

function Nothing() {
  return <span className="text-ink-muted">–</span>
}
