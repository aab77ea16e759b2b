import { compareShapes } from '../compare-shapes.ts'
import { classOf } from '../field-classes.ts'
import type { RecordedFile, Recording } from '../recording.ts'
import { replayParties } from './replay-parties.ts'
import {
  callStripe,
  control,
  fieldsOf,
  listOf,
  openWorld,
  type ReplayWorld,
  type SandboxKeys,
  textOf,
} from './replay-world.ts'
import { type SandboxResponse, sendRecorded } from './send-recorded.ts'

export interface ReplayReport {
  readonly comparedCount: number
  /** Each line begins with the file's name. */
  readonly differences: readonly string[]
  /** What could not be compared, and why. */
  readonly skipped: readonly string[]
}

type Outcome = { readonly skipped: string } | { readonly lines: readonly string[] }

/**
 * Sends each recorded request to a fresh sandbox and compares status, fields and types of the responses; a
 * recorded event is compared with the sandbox's own of its type.
 */
export async function replay(
  files: readonly RecordedFile[],
  sandbox: { readonly url: string; readonly keys: SandboxKeys },
): Promise<ReplayReport> {
  const world = openWorld(sandbox.url, sandbox.keys)
  const [differences, skipped]: [string[], string[]] = [[], []]
  const inOrder = [
    ...files.filter(({ recording }) => recording.direction === 'sent'),
    ...files.filter(({ recording }) => recording.direction === 'received'),
  ]
  for (const { name, recording } of inOrder) {
    const isSent = recording.direction === 'sent'
    const outcome = await (isSent ? replaySent : compareEvent)(world, recording)
    const title = `${name} ${recording.method} ${recording.template}`
    if ('skipped' in outcome) skipped.push(`${title}: ${outcome.skipped}`)
    else differences.push(...outcome.lines.map((line) => `${title}: ${line}`))
  }
  return { comparedCount: files.length - skipped.length, differences, skipped }
}

async function replaySent(world: ReplayWorld, recording: Recording): Promise<Outcome> {
  const { status, body } = recording.response
  await control(world, ['PUT', 'settings'], { clockOffsetSeconds: 0 })
  const reason = isTrouble(status)
    ? await failOnce(world, recording)
    : await replayParties[recording.party].prepare(world, recording)
  if (reason !== null) return { skipped: reason }
  const sandbox = await sendRecorded(world, recording)
  const [theirs, ours] = [body, sandbox.body].map((each) => plain(recording, each))
  learn(world, { field: '', recorded: theirs, sandbox: ours })
  const lines = compareStatus(status, sandbox)
  return { lines: lines.length > 0 ? lines : compareShapes(theirs, ours) }
}

function compareStatus(status: number, sandbox: SandboxResponse): string[] {
  if (status === sandbox.status) return []
  const sentence = textOf(fieldsOf(fieldsOf(sandbox.body).error).message)
  return [`the status is ${status}; the sandbox's is ${sandbox.status} ${sentence}`.trim()]
}

/** Rate limits and outages cannot be reproduced. */
function isTrouble(status: number): boolean {
  return status === 429 || status >= 500
}

async function failOnce(world: ReplayWorld, { party, response }: Recording): Promise<null> {
  const fault = { provider: party, kind: 'status', status: response.status, times: 1 }
  await control(world, ['POST', 'faults'], fault)
  return null
}

/** Instagram's token comes in two documented shapes, which the sandbox alternates. */
function plain({ path }: Recording, body: unknown): unknown {
  if (path !== '/oauth/access_token') return body
  const { permissions: _, ...token } = listOf(fieldsOf(body).data)[0] ?? fieldsOf(body)
  return token
}

interface Pair {
  readonly field: string
  readonly recorded: unknown
  readonly sandbox: unknown
}

/**
 * Pairs each id or token of the recording with the sandbox's. A person may have the same name on
 * every platform; accounts are created under the recording's names.
 */
function learn(world: ReplayWorld, { field, recorded, sandbox }: Pair): void {
  if (typeof recorded === 'string' && typeof sandbox === 'string') {
    const kind = classOf(field, { inRequest: false, inError: false })
    if (kind === 'id' || kind === 'secret') world.known.set(recorded, sandbox)
    return
  }
  if (typeof recorded !== 'object' || recorded === null) return
  const theirs: Readonly<Record<string, unknown>> = { ...(sandbox as object | null) }
  for (const [name, value] of Object.entries(recorded)) {
    const inner = Array.isArray(recorded) ? field : name
    learn(world, { field: inner, recorded: value, sandbox: theirs[name] })
  }
}

/** An event of Stripe's is compared with the sandbox's about the same object, or else of the same type. */
async function compareEvent(world: ReplayWorld, { party, request }: Recording): Promise<Outcome> {
  if (party !== 'stripe') return { skipped: 'a notice of a platform: the sandbox keeps none' }
  const event = fieldsOf(request.json)
  const type = textOf(event.type)
  const found = listOf((await callStripe(world, `events?type=${type}&limit=100`)).data)
  const id = world.known.get(objectIdOf(event))
  const sandbox = found.find((each) => objectIdOf(each) === id) ?? found[0]
  if (sandbox === undefined) return { skipped: `the sandbox has sent no ${type}` }
  return { lines: compareShapes(withoutOldValues(event), withoutOldValues(sandbox)) }
}

function objectIdOf(event: unknown): string {
  return textOf(fieldsOf(fieldsOf(fieldsOf(event).data).object).id)
}

/** Which fields changed differs from case to case. */
function withoutOldValues(event: unknown): unknown {
  const { data, ...rest } = fieldsOf(event)
  return { ...rest, data: { object: fieldsOf(data).object } }
}
