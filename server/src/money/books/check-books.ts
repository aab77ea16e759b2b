import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { createTurns } from '#platform/fair-turns.ts'
import {
  beginWalks,
  dropBrokenSlice,
  keepBrokenSlice,
  listBrokenSlices,
  type Mark,
  moveMarks,
  readMarks,
  type Step,
  walkOn,
} from './books-marks.ts'
import { type CarriedSubject, carryMissing, carrySums, isCarried } from './carry-sums.ts'
import {
  type ChangedSubjects,
  findSettledEntry,
  firstIdSince,
  listChanged,
  readHorizon,
  sinceMark,
} from './changed-subjects.ts'
import { collectFindings, type Findings } from './findings.ts'
import type { Offender } from './invariant.ts'
import { claimOf, type InvariantResult, invariants } from './invariants.ts'
import { type MoneySums, readMoneySums } from './money-sums.ts'
import {
  checkIds,
  checkSlice,
  checkSliceAfter,
  createSliceEnds,
  ever,
  everywhere,
  type Slice,
  type SliceEnds,
  type SubjectPart,
} from './slices.ts'

/** Parts by their names in the marks. */
const parts: ReadonlyMap<string, { id: string; part: SubjectPart }> = new Map(
  invariants.flatMap(({ id, parts: all }) =>
    all.flatMap(({ subject, ...part }) =>
      subject === null ? [] : [[`${id} ${subject}`, { id, part: { ...part, subject } }] as const],
    ),
  ),
)

const carriedClaim = 'I39'

/** Subjects whose sums are carried forward as far as this part was checked. */
const carriedWith: readonly (readonly [CarriedSubject, string])[] = [
  ['account', 'I01 account'],
  ['campaign', 'I05 campaign'],
]

/**
 * Statements in flight at once. Most of their time is spent waiting for pages of history that were
 * last read long ago.
 */
export const looksAtOnce = 4

type SideBySide = <T>(all: Iterable<T>, look: (each: T) => Promise<void>) => Promise<void>

/** How one run checks, and what it found for each rule. */
interface Looks {
  readonly sideBySide: SideBySide
  readonly findings: (id: string) => Findings
}

/** What a run knows of the marks. */
interface Check extends Looks {
  readonly ends: SliceEnds
  readonly horizon: Date
  /** As this run last saw them, in the order in which they are walked. */
  readonly marks: Map<string, Mark>
  /** Parts whose next slice could not be checked in this run. */
  readonly stuck: Set<string>
}

/**
 * Checks what changed since each rule's last mark, and every slice that was found broken. Then
 * walks the whole history where a walk is due, for at most `walkMs`; parts that one step covers
 * whole are not checked twice. A mark moves only past what holds or is stored as broken. A caller
 * that also needs the sums of all money passes `readSums`, so that they are read once.
 */
export async function checkBooks(
  db: Database,
  walkMs: number,
  readSums = () => readMoneySums(db),
): Promise<InvariantResult[]> {
  const found = new Map(invariants.map(({ id }) => [id, collectFindings()]))
  const findings = (id: string): Findings => found.get(id) ?? collectFindings()
  const looks: Looks = { sideBySide: createSideBySide(), findings }
  await Promise.all([checkEveryTime(db, looks, readSums), checkFromMarks(db, looks, walkMs)])
  return invariants.map((rule) => ({ ...claimOf(rule), ...findings(rule.id).result() }))
}

/** Checks what changed since the marks, then walks for as long as it may. */
async function checkFromMarks(db: Database, looks: Looks, walkMs: number): Promise<void> {
  const horizon = await readHorizon(db)
  const marks = await takeMarks(db, horizon)
  const check: Check = { ...looks, ends: createSliceEnds(db), horizon, marks, stuck: new Set() }
  await checkBroken(db, looks.findings)
  const beganAt = Date.now()
  const walked = await walkSmall(db, check, beganAt + walkMs / 2)
  const leftMs = walkMs - (Date.now() - beganAt)
  await checkChanged(db, check, walked)
  await walkOnAndOn(db, check, Date.now() + leftMs)
  await noteUnwalked(db, check)
}

/** Returns each part's mark, after beginning the walks that are due. */
async function takeMarks(db: Database, horizon: Date): Promise<Map<string, Mark>> {
  const found = await readMarks(db, { parts: [...parts.keys()], horizon })
  const due = found.filter(({ isDue }) => isDue).map(({ part }) => part)
  const marks = new Map<string, Mark>(found.map((mark) => [mark.part, mark]))
  for (const mark of await beginWalks(db, due)) marks.set(mark.part, mark)
  return marks
}

/** Reads the marks again: another run may have finished a walk that this one knows nothing of. */
async function noteUnwalked(db: Database, { findings, horizon, marks }: Check): Promise<void> {
  if ([...marks.values()].every(({ walkedAt }) => walkedAt !== null)) return
  for (const { part, walkedAt } of await readMarks(db, { parts: [...parts.keys()], horizon })) {
    const known = parts.get(part)
    if (walkedAt === null && known) findings(known.id).cannotTell('not yet over all history')
  }
}

async function checkEveryTime(
  db: Database,
  { sideBySide, findings }: Looks,
  readSums: () => Promise<MoneySums>,
): Promise<void> {
  await sideBySide(invariants, async ({ id, parts: all, judge }) => {
    if (judge) await findings(id).look(async () => judge(await readSums()))
    for (const { subject, offenders } of all) {
      if (subject !== null) continue
      await findings(id).look(() => manyRows(db, offenders(everywhere, ever)))
    }
  })
}

/** Runs at most `looksAtOnce` statements of one run at a time. */
function createSideBySide(): SideBySide {
  const turns = createTurns({
    atOnce: looksAtOnce,
    atOncePerCaller: looksAtOnce,
    waitingMax: Number.POSITIVE_INFINITY,
  })
  return async (all, look) => {
    await Promise.all([...all].map((each) => turns('check', () => look(each))))
  }
}

async function checkChanged(
  db: Database,
  check: Check,
  walked: ReadonlySet<string>,
): Promise<void> {
  const { sideBySide, findings, horizon, marks } = check
  const changes = createChanges(db)
  const holding = [...walked]
  const since = (name: string): Date => marks.get(name)?.checkedUntil ?? horizon
  await sideBySide(parts, async ([name, { id, part }]) => {
    if (walked.has(name)) return
    const holds =
      part.isOnlyWalked ||
      (await findings(id).look(() => checkSince(db, part, { since: since(name), changes })))
    if (holds) holding.push(name)
  })
  await sideBySide(carriedWith, async ([subject, name]) => {
    if (walked.has(name)) return
    const ids = (await changes(since(name))).get(subject) ?? []
    if (ids.length > 0) await carryOn(db, check, (upto) => carrySums(db, { subject, ids, upto }))
  })
  await moveMarks(db, { parts: holding, horizon })
}

/** A failure to carry makes the rule about the sums inconclusive, as a failed check of it would. */
async function carryOn(
  db: Database,
  { findings, horizon }: Check,
  carry: (upto: number) => Promise<void>,
): Promise<void> {
  await findings(carriedClaim).look(async () => {
    const upto = await findSettledEntry(db, horizon)
    if (upto !== null) await carry(upto)
    return []
  })
}

type Changes = (since: Date) => Promise<ChangedSubjects>

/** Reads each list of changes once: most rules were checked until the same moment. */
function createChanges(db: Database): Changes {
  const known = new Map<number, Promise<ChangedSubjects>>()
  return (since) => {
    const changed = known.get(since.getTime()) ?? listChanged(db, since)
    known.set(since.getTime(), changed)
    return changed
  }
}

async function checkSince(
  db: Database,
  part: SubjectPart,
  { since, changes }: { since: Date; changes: Changes },
): Promise<Offender[]> {
  const { subject } = part
  if (subject === 'entry' || subject === 'settlement') {
    return await checkSlice(db, part, { after: firstIdSince(since), upto: null })
  }
  const ids = (await changes(since)).get(subject) ?? []
  return await checkIds(db, part, { ids, periods: sinceMark(since) })
}

async function checkBroken(db: Database, findings: Check['findings']): Promise<void> {
  for (const slice of await listBrokenSlices(db)) {
    const known = parts.get(slice.part)
    const holds =
      known === undefined ||
      (await findings(known.id).look(() => checkSlice(db, known.part, slice)))
    if (holds) await dropBrokenSlice(db, slice)
  }
}

/** Takes one step in each walk that has just begun. Returns the parts that this covered whole. */
async function walkSmall(db: Database, check: Check, end: number): Promise<ReadonlySet<string>> {
  const steps: Step[] = []
  for (const mark of check.marks.values()) {
    if (mark.walkBeganAt === null || mark.walkAfter !== null || Date.now() >= end) continue
    const step = await lookAtNext(db, check, mark)
    if (step !== null) steps.push(step)
  }
  await goOn(db, check, steps)
  const ended = steps.map(({ mark }) => mark.part)
  return new Set(ended.filter((part) => check.marks.get(part)?.walkBeganAt === null))
}

async function walkOnAndOn(db: Database, check: Check, end: number): Promise<void> {
  for (const part of check.marks.keys()) {
    let mark = check.marks.get(part)
    while (mark?.walkBeganAt != null && !check.stuck.has(part) && Date.now() < end) {
      const step = await lookAtNext(db, check, mark)
      if (step !== null) await goOn(db, check, [step])
      mark = check.marks.get(part)
    }
  }
}

/** Checks the walk's next slice; null when it could not be checked. */
async function lookAtNext(db: Database, check: Check, mark: Mark): Promise<Step | null> {
  const { findings, ends, stuck } = check
  const known = parts.get(mark.part)
  const beganAt = performance.now()
  let upto: string | null | undefined
  if (known !== undefined) {
    await findings(known.id).look(async () => {
      const { slice, offenders } = await checkSliceAfter(db, known.part, {
        after: mark.walkAfter,
        ends,
      })
      if (offenders.length > 0) await keepBrokenSlice(db, { part: mark.part, ...slice })
      upto = slice.upto
      return offenders
    })
    if (upto !== undefined)
      await carryWalked(db, check, { ...known.part, after: mark.walkAfter, upto })
  }
  if (upto !== undefined) return { mark, upto, workedMs: performance.now() - beganAt }
  stuck.add(mark.part)
  return null
}

/** Carries the sums that are still missing in a walked slice, unless the slice was everything. */
async function carryWalked(
  db: Database,
  check: Check,
  { subject, isOnlyWalked, after, upto: last }: SubjectPart & Slice,
): Promise<void> {
  if (!isOnlyWalked || !isCarried(subject) || (after ?? last) === null) return
  await carryOn(db, check, (upto) =>
    carryMissing(db, { subject, slice: { after, upto: last }, upto }),
  )
}

/** Leaves a walk that another process has moved to that process. */
async function goOn(db: Database, { marks, stuck }: Check, steps: readonly Step[]): Promise<void> {
  const moved = new Map((await walkOn(db, steps)).map((mark) => [mark.part, mark]))
  for (const { mark } of steps) {
    const next = moved.get(mark.part)
    if (next === undefined) stuck.add(mark.part)
    else marks.set(mark.part, next)
  }
}
