import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

let books: TrueBooks
beforeAll(async () => {
  books = await makeTrueBooks()
})
afterAll(() => books.database.close())

const total = (column: Statement<never>, cents: number, postId: string): Statement<unknown> =>
  sql`UPDATE submission_totals SET ${column} = ${column} + ${cents} WHERE submission_id = ${postId}`

test('I06 finds a post whose stored views or money differ from its history', async () => {
  const { capped, unproven, taken } = books.posts

  const findings = await books.find(
    total(sql`accrued_cents`, 1, capped.id),
    total(sql`view_count`, 1, unproven.id),
    total(sql`view_count`, -1, taken.id),
  )

  expect(findings.I06).toEqual([capped.id, unproven.id, taken.id].sort())
  expect(Object.keys(findings)).toEqual(['I06', 'I20'])
})

test('I06 finds a post that earned a cent more than its cap', async () => {
  const { capped } = books.posts

  const findings = await books.find(
    sql`UPDATE submissions SET max_payout_cents = 999 WHERE id = ${capped.id}`,
  )

  expect(findings.I06).toEqual([capped.id])
})

test('I06 finds a proven post that earned less without a shortage, and no unproven one', async () => {
  const { capped, unproven } = books.posts

  const findings = await books.find(
    sql`UPDATE submissions SET max_payout_cents = 0, rate_per_k_views_cents = 1001
      WHERE id = ${capped.id}`,
    sql`UPDATE submissions SET rate_per_k_views_cents = 2000 WHERE id = ${unproven.id}`,
  )

  expect(findings.I06).toEqual([capped.id])
})

test('I06 accepts a shortage as the reason only if nothing has happened since', async () => {
  const [post, other] = books.posts.short
  const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
  const met = (grantedCents: number, submissionId: string) =>
    sql`INSERT INTO settlement_demands
        (settlement_id, campaign_id, submission_id, due_cents, granted_cents)
      VALUES (${last}, ${newId()}, ${submissionId}, 10, ${grantedCents})`

  const findings = await books.find(met(10, post.id), met(9, other.id))

  expect(findings).toEqual({ I06: [post.id] })
})

test('I07 finds a bonus that is a cent above what was promised', async () => {
  const { id } = books.posts.paid
  const promise = (cents: number) =>
    sql`UPDATE submissions SET flat_bonus_cents = ${cents} WHERE id = ${id}`

  expect(await books.find(promise(499))).toEqual({ I07: [id] })
  expect(await books.find(promise(501))).toEqual({})
})

test('I07 finds a bonus neither paid nor due, unless its creator left or is unproven', async () => {
  const { taken, unproven } = books.posts
  const terms = (id: string) => sql`UPDATE submissions SET flat_bonus_cents = 5 WHERE id = ${id}`
  const due = sql`UPDATE submission_totals SET bonus_due_cents = 5 WHERE submission_id = ${taken.id}`
  const gone = sql`UPDATE users SET deleted_at = now() WHERE id = ${taken.creator.userId}`

  expect((await books.find(terms(taken.id))).I07).toEqual([taken.id])
  expect((await books.find(terms(taken.id), due)).I07).toBeUndefined()
  expect((await books.find(terms(taken.id), gone)).I07).toBeUndefined()
  expect((await books.find(terms(unproven.id))).I07).toBeUndefined()
})

test('I07 finds a second bonus, however small', async () => {
  const { id } = books.posts.paid

  const findings = await books.find(
    sql`UPDATE submissions SET flat_bonus_cents = 1000 WHERE id = ${id}`,
    sql`INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind,
        views_at_snapshot, rate_per_k_views_cents, accrued_cents, matures_at)
      SELECT ${newId()}, submission_id, campaign_id, creator_id, kind, 0, rate_per_k_views_cents, 1,
        matures_at FROM earning_accruals WHERE submission_id = ${id} AND kind = 'bonus'`,
  )

  expect(findings.I07).toEqual([id])
})

const places = [
  [
    'accrual_holds',
    'pending',
    sql`UPDATE accrual_holds SET accrued_cents = accrued_cents + 1
    WHERE accrual_id = (SELECT max(accrual_id::text)::uuid FROM accrual_holds)`,
  ],
  [
    'accrual_withdrawables',
    'available',
    sql`UPDATE accrual_withdrawables SET accrued_cents = accrued_cents - 1`,
  ],
  [
    'accrual_freezes',
    'frozen',
    sql`UPDATE accrual_freezes SET accrued_cents = accrued_cents + 1
    WHERE accrual_id = (SELECT max(accrual_id::text)::uuid FROM accrual_freezes)`,
  ],
] as const

test.each(places)(
  'I13 and I13b find a cent too much or too little in %s',
  async (_, part, change) => {
    const findings = await books.find(change)

    expect(findings.I13).toHaveLength(1)
    expect(findings.I13?.[0]).toContain(`:${part}`)
    expect(findings.I13b).toHaveLength(1)
  },
)

async function firstAccrual(table: Statement<never>): Promise<string> {
  const { id } = await exactlyOne(
    books.database.db,
    sql<{ id: string }>`SELECT accrual_id AS id FROM ${table} ORDER BY accrual_id LIMIT 1`,
  )
  return id
}

test('I13b finds a missing accrual, and a duplicate one', async () => {
  const [held, paid] = [
    await firstAccrual(sql`accrual_holds`),
    await firstAccrual(sql`payout_accruals`),
  ]

  const gone = await books.find(sql`DELETE FROM accrual_holds WHERE accrual_id = ${held}`)
  const twice = await books.find(
    sql`INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause)
      SELECT accrual_id, ${books.posts.paid.creator.id}, accrued_cents, 'suspended'
      FROM payout_accruals WHERE accrual_id = ${paid}`,
  )

  expect(gone.I13b).toEqual([held])
  expect(twice.I13b).toEqual([paid])
})

test('I13c finds a correction with another amount, without its accrual, or of another post', async () => {
  const { correctionId } = await exactlyOne(
    books.database.db,
    sql<{ correctionId: string }>`SELECT correction_id FROM accrual_corrections ORDER BY 1 LIMIT 1`,
  )
  const one = sql`WHERE correction_id = ${correctionId}`

  const cent = await books.find(
    sql`UPDATE accrual_corrections SET accrued_cents = accrued_cents + 1 ${one}`,
  )
  const missing = await books.find(sql`DELETE FROM accrual_corrections ${one}`)
  const moved = await books.find(
    sql`UPDATE earning_accruals SET submission_id = ${books.posts.capped.id}
      WHERE id = ${correctionId}`,
  )
  const booked = await books.find(
    sql`DELETE FROM ledger_entries WHERE idempotency_key =
      (SELECT 'corr:' || accrual_id FROM accrual_corrections ${one})`,
  )

  const found = [cent, missing, moved, booked].map(({ I13c }) => I13c)
  expect(found).toEqual([[correctionId], [correctionId], [correctionId], [correctionId]])
})

test('I16 finds a share a cent too high, and the share that is short for it', async () => {
  const [first, second] = books.posts.short
  const grant = (cents: number, submissionId: string) =>
    sql`UPDATE settlement_demands SET granted_cents = granted_cents + ${cents}
      WHERE submission_id = ${submissionId}`

  const findings = await books.find(grant(1, first.id), grant(-1, second.id))

  expect(findings).toEqual({ I16: [first.id, second.id].sort() })
})

test('I16 finds a settlement whose amount differs from its accruals', async () => {
  const { campaignId } = books.posts.short[0]
  const { settlementId } = await exactlyOne(
    books.database.db,
    sql<{ settlementId: string }>`
      SELECT settlement_id FROM settlement_campaigns WHERE campaign_id = ${campaignId}`,
  )

  const findings = await books.find(
    sql`UPDATE settlement_campaigns SET granted_cents = granted_cents - 1
      WHERE campaign_id = ${campaignId}`,
  )

  expect(findings).toEqual({ I16: [settlementId] })
})

test('I16 finds an accrual below its views’ earnings, beside a campaign that ran short', async () => {
  const { id, accrued } = await exactlyOne(
    books.database.db,
    sql<{ id: string; accrued: number }>`SELECT id, accrued_cents AS accrued FROM earning_accruals
      WHERE submission_id = ${books.posts.capped.id} ORDER BY id DESC LIMIT 1`,
  )

  const findings = await books.find(
    sql`UPDATE earning_accruals SET accrued_cents = accrued_cents - 1 WHERE id = ${id}`,
  )
  const more = await books.find(
    sql`UPDATE earning_accruals SET accrued_cents = accrued_cents + 1 WHERE id = ${id}`,
  )

  expect(accrued).toBe(300)
  expect(findings.I16).toContain(id)
  expect(more.I16).toContain(id)
})

test('I17 finds two proven posts of one video, unless one is rejected', async () => {
  const { capped, unproven } = books.posts

  const findings = await books.find(
    sql`UPDATE submissions SET proven_at = now() WHERE id = ${unproven.id}`,
    sql`UPDATE social_accounts SET verified_at = now() WHERE id = ${unproven.creator.accountId}`,
  )

  expect(findings.I17).toEqual([capped.id, unproven.id].sort())
})

test('I17 finds a post marked as proven while its account is not', async () => {
  const { taken } = books.posts

  const findings = await books.find(
    sql`UPDATE social_accounts SET verified_at = NULL WHERE id = ${taken.creator.accountId}`,
  )

  expect(findings).toEqual({ I17: [taken.id] })
})

test('I17 finds money from before the proof, unless it was earned before proof was required', async () => {
  const { id: postId } = books.posts.capped
  const { id, createdAt } = await exactlyOne(
    books.database.db,
    sql<{ id: string; createdAt: Date }>`SELECT id, created_at FROM earning_accruals
      WHERE submission_id = ${postId} ORDER BY id LIMIT 1`,
  )
  const provenAfter = (ms: number) =>
    sql`UPDATE submissions SET proven_at = ${new Date(createdAt.getTime() + ms)} WHERE id = ${postId}`
  const ruleFrom = (ms: number) =>
    sql`INSERT INTO installation (fact, value, at)
      VALUES ('earned-unproven-until', '', ${new Date(createdAt.getTime() + ms)})`

  // The time of a settlement that waited for the proof.
  const waitMax = 60_000

  expect(await books.find(provenAfter(waitMax))).toEqual({})
  expect(await books.find(provenAfter(waitMax + 1))).toEqual({ I17: [id] })
  expect(await books.find(provenAfter(waitMax + 1), ruleFrom(0))).toEqual({})
  expect(await books.find(provenAfter(waitMax + 1), ruleFrom(-1))).toEqual({ I17: [id] })
})

test.each([
  ['was never approved', sql`approved_at = NULL`],
  ['is on another platform than its account', sql`platform = 'x'`],
  [
    'is another creator’s',
    sql`creator_id = (SELECT c.id FROM creators c
    WHERE c.id <> submissions.creator_id LIMIT 1)`,
  ],
  [
    'is in another campaign',
    sql`campaign_id = (SELECT c.id FROM campaigns c
    WHERE c.id <> submissions.campaign_id LIMIT 1)`,
  ],
])('I17 finds money for a post that %s', async (_, change) => {
  const { id } = books.posts.taken

  const findings = await books.find(sql`UPDATE submissions SET ${change} WHERE id = ${id}`)

  expect(findings.I17).toEqual([id])
})

test('I17 finds money for a post on a platform that its campaign does not allow', async () => {
  const { id, campaignId } = books.posts.taken

  const findings = await books.find(
    sql`UPDATE campaigns SET platforms_allowed = '{tiktok}' WHERE id = ${campaignId}`,
  )

  expect(findings).toEqual({ I17: [id] })
})
