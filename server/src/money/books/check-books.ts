import type { Database } from '../../platform/database/database.ts'
import { manyRows } from '../../platform/database/query.ts'
import {
  dropBrokenSlice,
  keepBrokenSlice,
  listBrokenSlices,
  listWalks,
  type Mark,
  moveMarks,
  readMarks,
  walkOn,
} from './books-marks.ts'
import { type ChangedSubjects, firstIdSince, listChanged, readHorizon } from './changed-subjects.ts'
import { collectFindings, type Findings } from './findings.ts'
import type { Offender } from './invariant.ts'
import { claimOf, type InvariantResult, invariants } from './invariants.ts'
import {
  checkSlice,
  checkSliceAfter,
  everywhere,
  idsPerStatement,
  type SubjectPart,
  withinIds,
} from './slices.ts'

/** Parts by their names in the marks. */
const parts: ReadonlyMap<string, { id: string; part: SubjectPart }> = new Map(
  invariants.flatMap(({ id, parts: all }) =>
    all.flatMap(({ subject, offenders }) =>
      subject === null ? [] : [[`${id} ${subject}`, { id, part: { subject, offenders } }] as const],
    ),
  ),
)

/**
 * Checks what changed since each rule's last mark, and where it was found broken; then walks the whole history for as
 * long as it may, where that is due. What one step walks to the end needs no other look. A mark moves only past what
 * holds, or is kept as broken.
 */
export async function checkBooks(db: Database, walkMs: number): Promise<InvariantResult[]> {
  const found = new Map(invariants.map(({ id }) => [id, collectFindings()]))
  const findings = (id: string): Findings => found.get(id) ?? collectFindings()
  await checkEveryTime(db, findings)
  const horizon = await readHorizon(db)
  await readMarks(db, { parts: [...parts.keys()], horizon })
  await checkBroken(db, findings)
  const walked = await walkSmall(db, { findings, end: Date.now() + walkMs / 2 })
  await checkChanged(db, { findings, horizon, walked })
  await walkOnAndOn(db, { findings, end: Date.now() + walkMs / 2, walked })
  const marks = await readMarks(db, { parts: [...parts.keys()], horizon })
  for (const [name, { id }] of parts) {
    if (marks.get(name)?.walkedAt === null) findings(id).cannotTell('not yet over all history')
  }
  return invariants.map((rule) => ({ ...claimOf(rule), ...findings(rule.id).result() }))
}

type FindingsOf = (id: string) => Findings
type Names = ReadonlySet<string>

async function checkEveryTime(db: Database, findings: FindingsOf): Promise<void> {
  for (const rule of invariants) {
    for (const { subject, offenders } of rule.parts) {
      if (subject !== null) continue
      await findings(rule.id).look(() => manyRows(db, offenders(everywhere)))
    }
  }
}

async function checkChanged(
  db: Database,
  { findings, horizon, walked }: { findings: FindingsOf; horizon: Date; walked: Names },
): Promise<void> {
  const marks = await readMarks(db, { parts: [...parts.keys()], horizon })
  const changes = createChanges(db)
  const holding = [...walked]
  for (const [name, { id, part }] of parts) {
    if (walked.has(name)) continue
    const since = marks.get(name)?.checkedUntil ?? horizon
    const holds = await findings(id).look(() => checkSince(db, part, { since, changes }))
    if (holds) holding.push(name)
  }
  await moveMarks(db, { parts: holding, horizon })
}

type Changes = (since: Date) => Promise<ChangedSubjects>

/** Most rules were checked until the same moment. */
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
  const found: Offender[] = []
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const some = withinIds(subject, ids.slice(from, from + idsPerStatement))
    found.push(...(await manyRows(db, part.offenders(some))))
  }
  return found
}

async function checkBroken(db: Database, findings: FindingsOf): Promise<void> {
  for (const slice of await listBrokenSlices(db)) {
    const known = parts.get(slice.part)
    const holds =
      known === undefined ||
      (await findings(known.id).look(() => checkSlice(db, known.part, slice)))
    if (holds) await dropBrokenSlice(db, slice)
  }
}

/** One step of each walk at its beginning; returns the parts that this was the whole of. */
async function walkSmall(
  db: Database,
  { findings, end }: { findings: FindingsOf; end: number },
): Promise<Names> {
  const walked = new Set<string>()
  for (const mark of await listWalks(db)) {
    if (mark.walkAfter !== null || Date.now() >= end) continue
    const next = await step(db, { mark, findings })
    if (next !== null && next.walkBeganAt === null) walked.add(mark.part)
  }
  return walked
}

async function walkOnAndOn(
  db: Database,
  { findings, end, walked }: { findings: FindingsOf; end: number; walked: Names },
): Promise<void> {
  for (const begun of await listWalks(db)) {
    let mark: Mark | null = walked.has(begun.part) ? null : begun
    while (mark?.walkBeganAt != null && Date.now() < end) {
      mark = await step(db, { mark, findings })
    }
  }
}

/** The walk's next slice; null when it cannot be looked at, or another process did. */
async function step(
  db: Database,
  { mark, findings }: { mark: Mark; findings: FindingsOf },
): Promise<Mark | null> {
  const known = parts.get(mark.part)
  if (known === undefined) return null
  const beganAt = performance.now()
  let upto: string | null | undefined
  await findings(known.id).look(async () => {
    const { slice, offenders } = await checkSliceAfter(db, known.part, mark.walkAfter)
    if (offenders.length > 0) await keepBrokenSlice(db, { part: mark.part, ...slice })
    upto = slice.upto
    return offenders
  })
  if (upto === undefined) return null
  return await walkOn(db, mark, { upto, workedMs: performance.now() - beganAt })
}
