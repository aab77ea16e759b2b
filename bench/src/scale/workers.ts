import type pg from 'pg'
import type { Role } from './read-calls.ts'

/** A simulated user. Their decidable posts are theirs alone, so that no two decide on the same one. */
export interface Worker {
  readonly kind: Role
  readonly userId: string
  /** Pending posts of a brand's live campaigns. */
  readonly pending: readonly string[]
}

const found: Readonly<Record<Role, string>> = {
  creator: `SELECT c.user_id AS "userId", '{}'::uuid[] AS pending FROM creators c
    ORDER BY (SELECT count(*) FROM submission_totals t WHERE t.creator_id = c.id) DESC LIMIT $1`,
  brand: `SELECT b.owner_user_id AS "userId", array_agg(s.id) AS pending FROM submissions s
    JOIN campaigns c ON c.id = s.campaign_id AND c.status = 'live' JOIN brands b ON b.id = c.brand_id
    WHERE s.status = 'pending' GROUP BY b.id ORDER BY count(*) DESC LIMIT $1`,
  // Not the first admin, who may have used up the rate limit while timing calls.
  admin: `SELECT u.id AS "userId", '{}'::uuid[] AS pending FROM users u
    WHERE role = 'admin' ORDER BY id DESC LIMIT $1`,
}

export async function workers(client: pg.Client, kind: Role, count: number): Promise<Worker[]> {
  const { rows } = await client.query<Omit<Worker, 'kind'>>(found[kind], [count])
  return rows.map((row) => ({ kind, ...row }))
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: object
}

const get = (path: string): Call => ({ method: 'GET', path })

const reads: Readonly<Record<Role, readonly Call[]>> = {
  creator: [
    get('/api/auth/me'),
    get('/api/campaigns'),
    get('/api/creator/stats'),
    get('/api/creator/history?days=30'),
    get('/api/campaigns?search=camera'),
    get('/api/creator/submissions'),
    get('/api/creator/earnings/stats'),
    get('/api/notifications/unread'),
  ],
  brand: [
    get('/api/brand/stats'),
    get('/api/brand/history?days=30'),
    get('/api/brand/campaigns'),
    get('/api/brand/submissions?status=pending'),
    get('/api/brand/submissions?search=post'),
    get('/api/brand/ledger/days'),
    get('/api/brand/fundings'),
    get('/api/notifications/unread'),
  ],
  admin: [
    get('/api/admin/stats'),
    get('/api/admin/attention'),
    get('/api/admin/submissions?queue=pending'),
    get('/api/admin/users?search=e'),
    get('/api/admin/audit-log'),
    get('/api/admin/payouts'),
  ],
}

/** Cycles through four calls that read and one that writes. */
export function callsOf(worker: Worker): (at: number) => Call {
  const own = reads[worker.kind]
  const left = [...worker.pending]
  return (at) => {
    const read = own[at % own.length] ?? get('/api/auth/me')
    return at % 5 === 4 ? (write(worker, left, at) ?? read) : read
  }
}

function write({ kind }: Worker, left: string[], at: number): Call | undefined {
  if (kind === 'admin') return undefined
  if (kind === 'creator')
    return { method: 'PUT', path: '/api/creator/profile', body: { bio: `Films, take ${at}` } }
  const id = left.pop()
  return id === undefined ? undefined : { method: 'POST', path: `/api/submissions/${id}/approve` }
}
