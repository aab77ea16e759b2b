import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One change of one record; a null value removes it. */
export interface Change {
  readonly collection: string
  readonly key: string
  readonly value: unknown
}

/**
 * Append-only file of JSON lines. All changes of one line take effect together; anything appended
 * before `flushed()` was called is on disk when it resolves. Waiting lines share one fsync.
 */
export class Journal {
  readonly #file: FileHandle
  #waiting: Batch = newBatch()
  #isWriting = false
  #isClosed = false
  #lastWritten: Promise<void> = Promise.resolve()

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(await open(path, 'a'))
  }

  /** After `close` nothing more is written, and `flushed` rejects. */
  append(line: string): void {
    if (this.#isClosed) return
    this.#waiting.lines.push(line)
    this.#lastWritten = this.#waiting.written
    if (!this.#isWriting) void this.#writeBatches()
  }

  async flushed(): Promise<void> {
    if (this.#isClosed) throw new Error('The journal is closed.')
    await this.#lastWritten
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#lastWritten
    await this.#file.close()
  }

  /**
   * After a failed write it stays "writing", so that no further request that changes anything gets a
   * response.
   */
  async #writeBatches(): Promise<void> {
    this.#isWriting = true
    await Promise.resolve()
    while (this.#waiting.lines.length > 0) {
      const batch = this.#waiting
      this.#waiting = newBatch()
      const written = this.#write(batch.lines)
      batch.settle(written)
      await written
    }
    this.#isWriting = false
  }

  async #write(lines: readonly string[]): Promise<void> {
    await this.#file.appendFile(`${lines.join('\n')}\n`)
    await this.#file.datasync()
  }
}

interface Batch {
  readonly lines: string[]
  readonly written: Promise<void>
  readonly settle: (written: Promise<void>) => void
}

function newBatch(): Batch {
  let settle: Batch['settle'] = () => undefined
  const written = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { lines: [], written, settle }
}

/** Reads the lines of a journal; drops a torn last line left by a crash. */
export async function readJournal(path: string): Promise<readonly Change[][]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const complete = text.slice(0, text.lastIndexOf('\n') + 1)
  return complete
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Change[])
}

/** Atomically replaces the journal with one line per live record; only its owner can read it. */
export function rewriteJournal(path: string, changes: Iterable<Change>): void {
  const temporary = `${path}.new`
  const file = openSync(temporary, 'w', 0o600)
  fchmodSync(file, 0o600)
  for (const change of changes) writeSync(file, `${JSON.stringify([change])}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(temporary, path)
  syncFolder(dirname(path))
}

function syncFolder(folder: string): void {
  const handle = openSync(join(folder, '.'), 'r')
  fsyncSync(handle)
  closeSync(handle)
}
