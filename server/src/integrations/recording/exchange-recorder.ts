import { hkdfSync } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigProblems } from '#platform/environment.ts'
import { type Exchange, onExchange } from '#platform/exchanges.ts'
import type { Log } from '#platform/log.ts'
import { wordsOf } from '../diagnosis.ts'
import { describeExchange } from './describe-exchange.ts'
import { createPseudonyms } from './pseudonyms.ts'

const bytesMaxDefault = 50 * 1024 * 1024

export interface RecorderOptions {
  /** Created if missing, readable only by this user. */
  readonly folder: string
  /** Pseudonyms are derived from it, so that all processes of an installation use the same. */
  readonly encryptionKey: Buffer
  readonly log: Log
  /** Limit of one run; later exchanges are not recorded. */
  readonly bytesMax?: number
}

/**
 * Records every exchange with the payment provider and the platforms, without secrets or personal data, one
 * file each. A failure to record is logged and never fails the call. Throws at once if the
 * folder cannot be used.
 */
export function recordExchanges(options: RecorderOptions): { stop(): Promise<void> } {
  const { folder, encryptionKey, log, bytesMax = bytesMaxDefault } = options
  openFolder(folder)
  const key = hkdfSync('sha256', encryptionKey, '', 'permille recordings', 32)
  const names = createPseudonyms(Buffer.from(key))
  const writing = new Set<Promise<void>>()
  let [count, bytesLeft] = [0, bytesMax]

  const record = (exchange: Exchange): void => {
    if (bytesLeft <= 0) return
    const at = new Date()
    const text = `${JSON.stringify(describeExchange(names, exchange, at), null, 2)}\n`
    bytesLeft -= Buffer.byteLength(text)
    if (bytesLeft <= 0) {
      log.warn({ folder, bytesMax }, 'the recording is full')
      return
    }
    count += 1
    const file = join(folder, fileName(at, count, exchange.party))
    const written = writeFile(file, text, { flag: 'wx', mode: 0o600 })
      .catch((err: unknown) => log.error({ err, file }, 'a recording could not be written'))
      .finally(() => writing.delete(written))
    writing.add(written)
  }
  const stopListening = onExchange((exchange) => {
    try {
      record(exchange)
    } catch (err) {
      log.error({ err, party: exchange.party }, 'an exchange could not be recorded')
    }
  })
  return {
    stop: async () => {
      stopListening()
      await Promise.all(writing)
    },
  }
}

function openFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ConfigProblems([`RECORD_EXCHANGES names no folder: ${wordsOf(error)}`])
  }
  if ((statSync(folder).mode & 0o077) === 0) return
  throw new ConfigProblems([
    `RECORD_EXCHANGES ${folder} can be read by other users: chmod 700, or name another folder`,
  ])
}

/** File names sort by time, and no two processes use the same. */
function fileName(at: Date, count: number, party: string): string {
  const time = at.toISOString().replaceAll(/[-:.]/g, '')
  return `${time}-${process.pid}-${String(count).padStart(6, '0')}-${party}.json`
}
