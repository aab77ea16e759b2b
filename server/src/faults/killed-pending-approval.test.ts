import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  decideApproval,
  finalizeApproval,
  finalizeDueApprovals,
  undoApproval,
} from '../features/submissions/review/decide-approval.ts'
import {
  type SubmissionSetup,
  setUpSubmissions,
} from '../features/submissions/testing/submission-setup.ts'
import { addSeconds } from '../platform/clock.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { isExpectedError } from '../platform/errors/errors.ts'
import { brokenInvariants, readSubmissionSums } from '../testing/test-marketplace.ts'
import { chanceOf } from './testing/chance.ts'
import { type Instant, instantsOf, liveForOneWork } from './testing/doomed-server.ts'

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const chance = chanceOf(seed)
// biome-ignore lint/style/noProcessEnv: the full form tries every instant
const isFull = process.env.FAULT_FULL === '1'
vi.setConfig({ testTimeout: isFull ? 300_000 : 30_000 })
// A second try would choose other instants, and hide what the first one found.
const once = { retry: 0 } as const

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** A post whose approval is worth $5.00, and what a process does about it, in seconds after the decision. */
async function givenPost() {
  const post = await setup.submit({ campaign: await setup.campaign({ flatBonusCents: 500 }) })
  const reviewer = { ...post.brand, kind: 'brand' } as Parameters<
    typeof undoApproval
  >[1]['reviewer']
  const request = { submissionId: post.id, reviewer }
  const now = new Date()
  const at = (seconds: number, database: DatabaseServer = setup.deps.database) => ({
    ...setup.deps,
    database,
    approvalUndoSeconds: 10,
    clock: { now: () => addSeconds(now, seconds) },
  })
  return {
    id: post.id,
    approve: (database?: DatabaseServer) => decideApproval(at(0, database), request),
    undo: (database?: DatabaseServer) => undoApproval(at(9, database), request),
    finish: (database?: DatabaseServer) => finalizeApproval(at(11, database), post.id),
    sweep: () => finalizeDueApprovals(at(11)),
  }
}

type Post = Awaited<ReturnType<typeof givenPost>>
const acts = ['approve', 'undo', 'finish'] as const
type Act = (typeof acts)[number]

/** A process that does one act and exits, or is killed at an instant of it. */
async function live(act: Act, post: Post, instant?: Instant): Promise<readonly string[]> {
  const { connectionString, deps } = setup
  const process = { db: deps.database, log: deps.log, connectionString }
  if (act !== 'approve') await post.approve()
  const { texts } = await liveForOneWork(process, (database) => post[act](database), instant)
  // The browser that had no response asks again.
  if (act === 'approve') await post.approve()
  return texts
}

/** Whether the post is approved and paid once, or its approval undone once and nothing paid. */
async function outcomeOf({ id }: Post): Promise<string> {
  const { undone } = await exactlyOne(
    setup.deps.database,
    sql<{ undone: number }>`SELECT count(*)::int AS undone FROM audit_log
      WHERE action = 'submission.undo-approval' AND object_id = ${id}`,
  )
  const [{ status }, { earnedCents }, { length: steps }] = [
    await setup.row(id),
    await readSubmissionSums(setup.deps.database, id),
    await setup.history(id),
  ]
  return `${status}, ${earnedCents} cents, ${undone} undone, ${steps} steps`
}

const final = 'approved, 500 cents, 0 undone, 2 steps'
const undone = 'pending, 0 cents, 1 undone, 1 steps'

test.each(acts)(
  'a kill in the middle of "%s" leaves an approval final once, or undone, never both',
  once,
  async (act) => {
    console.log(`FAULT_SEED=${seed} repeats this run`)
    const { every, aroundCommits } = instantsOf(await live(act, await givenPost()))
    const left = new Set<string>()
    const undoneAfter = new Set<string>()

    for (const instant of isFull ? every : [...aroundCommits, chance.oneOf(every)]) {
      const alone = await givenPost()
      await live(act, alone, instant)
      await Promise.all([alone.finish(), alone.finish(), alone.sweep()])
      left.add(await outcomeOf(alone))

      const flagged = await givenPost()
      await live(act, flagged, instant)
      const reply = await flagged.undo().then(() => 'undone', codeOf)
      await Promise.all([flagged.finish(), flagged.sweep()])
      undoneAfter.add(`${reply}: ${await outcomeOf(flagged)}`)
    }

    // An undo whose transaction was cut did not happen; an approval that is final cannot be undone.
    const possible = { approve: [final], undo: [final, undone], finish: [final] }
    const possibleAfter = {
      approve: [`undone: ${undone}`],
      undo: [`undone: ${undone}`],
      finish: [`approval-final: ${final}`, `undone: ${undone}`],
    }
    expect([...left].sort()).toEqual(possible[act])
    expect([...undoneAfter].sort()).toEqual(possibleAfter[act])
    expect(await brokenInvariants(setup.deps.database)).toEqual([])
  },
)

function codeOf(error: unknown): string {
  if (!isExpectedError(error)) throw error
  return error.code
}
