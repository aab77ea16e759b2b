import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

export interface FileSeal {
  readonly bytes: number
  readonly sha256: string
}

/** Writes texts compressed, one per line, as JSON because they may contain line breaks. */
export async function writeRows(file: string, batches: AsyncIterable<string[]>): Promise<FileSeal> {
  const hash = createHash('sha256')
  const sealing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const lines = Readable.from(linesOf(batches))
  const place = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(lines, createGzip(), sealing, place)
  return { bytes: place.bytesWritten, sha256: hash.digest('hex') }
}

async function* linesOf(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

export async function* readRows(file: string, batchSize: number): AsyncGenerator<string[]> {
  const input = createReadStream(file).pipe(createGunzip())
  let batch: string[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export async function sealOf(file: string): Promise<FileSeal> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
