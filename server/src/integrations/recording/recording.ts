import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platforms } from '@permille/contract/enums'
import * as z from 'zod/mini'
import { OperatorError } from '#platform/errors/operator-error.ts'

const texts = z.record(z.string(), z.string())

/** One file of a recording: an exchange without its secrets. */
const recording = z.object({
  format: z.literal(1),
  at: z.string(),
  direction: z.enum(['sent', 'received']),
  party: z.enum(['stripe', ...platforms]),
  method: z.string(),
  /** `{id}` in place of ids, so that exchanges of one kind can be found. */
  template: z.string(),
  path: z.string(),
  query: texts,
  request: z.object({
    headers: texts,
    /** The recorded token it was sent with, if it belonged to a creator. */
    credential: z.nullable(z.string()),
    form: z.nullable(texts),
    json: z.nullable(z.unknown()),
  }),
  response: z.object({ status: z.int(), headers: texts, body: z.nullable(z.unknown()) }),
})
export type Recording = z.output<typeof recording>

export interface RecordedFile {
  readonly name: string
  readonly recording: Recording
}

/** Reads every recording of a folder, sorted by name and so by time. Throws on any other file. */
export function readRecordings(folder: string): RecordedFile[] {
  const files = namesIn(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => ({ name, recording: readRecording(folder, name) }))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    throw new OperatorError(`There are no recordings in ${folder}: it cannot be read.`, { cause })
  }
}

function readRecording(folder: string, name: string): Recording {
  try {
    return recording.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  } catch (cause) {
    throw new OperatorError(`${join(folder, name)} is no recording.`, { cause })
  }
}
