import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, Journal, readJournal, rewriteJournal } from './journal.ts'

/**
 * Records of one kind, in the order they were first put. Reads are synchronous; records are plain
 * JSON and must not be changed in place: put a new one.
 */
export interface Collection<T> {
  get(key: string): T | undefined
  put(key: string, value: T): void
  delete(key: string): void
  values(): T[]
  keys(): string[]
  readonly size: number
}

/**
 * Everything the sandbox stores. Changes made in one synchronous stretch of code reach the disk
 * together or not at all.
 */
export class Store {
  readonly #journal: Journal
  readonly #records: Map<string, Map<string, unknown>>
  #changes: Change[] = []

  private constructor(journal: Journal, records: Map<string, Map<string, unknown>>) {
    this.#journal = journal
    this.#records = records
  }

  static async open(folder: string): Promise<Store> {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o700)
    const path = join(folder, 'journal.jsonl')
    const records = replay(await readJournal(path))
    rewriteJournal(path, everyRecord(records))
    return new Store(await Journal.open(path), records)
  }

  collection<T>(name: string): Collection<T> {
    const records = recordsOf(this.#records, name) as Map<string, T>
    return {
      get: (key) => records.get(key),
      put: (key, value) => {
        records.set(key, value)
        this.#record({ collection: name, key, value })
      },
      delete: (key) => {
        if (records.delete(key)) this.#record({ collection: name, key, value: null })
      },
      values: () => [...records.values()],
      keys: () => [...records.keys()],
      get size() {
        return records.size
      },
    }
  }

  /** Resolves when every change so far is on disk; rejects when the disk refused one. */
  async durable(): Promise<void> {
    this.#commit()
    await this.#journal.flushed()
  }

  async close(): Promise<void> {
    this.#commit()
    await this.#journal.close()
  }

  #record(change: Change): void {
    if (this.#changes.length === 0) queueMicrotask(() => this.#commit())
    this.#changes.push(change)
  }

  #commit(): void {
    if (this.#changes.length === 0) return
    const line = JSON.stringify(this.#changes)
    this.#changes = []
    this.#journal.append(line)
  }
}

function replay(lines: readonly Change[][]): Map<string, Map<string, unknown>> {
  const records = new Map<string, Map<string, unknown>>()
  for (const { collection, key, value } of lines.flat()) {
    if (value === null) recordsOf(records, collection).delete(key)
    else recordsOf(records, collection).set(key, value)
  }
  return records
}

function recordsOf(records: Map<string, Map<string, unknown>>, name: string): Map<string, unknown> {
  const existing = records.get(name)
  if (existing) return existing
  const created = new Map<string, unknown>()
  records.set(name, created)
  return created
}

function* everyRecord(records: Map<string, Map<string, unknown>>): Generator<Change> {
  for (const [collection, entries] of records) {
    for (const [key, value] of entries) yield { collection, key, value }
  }
}
