import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLogStream } from './log-stream.ts'

/** Like the process's own streams: a failed write fails alone, and the next one is tried. */
class ProcessStream extends Writable {
  readonly written: string[] = []
  isFull = false

  override write(...[text, , done]: unknown[]): boolean {
    const finish = done as (error?: Error | null) => void
    if (!this.isFull) this.written.push(String(text))
    queueMicrotask(() => finish(this.isFull ? new Error('ENOSPC') : null))
    return true
  }
}

it('drops lines while the disk is full, and reports how many once there is space', async () => {
  const disk = new ProcessStream()
  const stream = createLogStream(disk)

  disk.isFull = true
  stream.write('one\n')
  stream.write('two\n')
  await sleep(5)
  disk.isFull = false
  stream.write('three\n')
  await sleep(5)

  expect(disk.written[0]).toBe('three\n')
  expect(JSON.parse(disk.written[1] ?? '')).toMatchObject({ droppedCount: 2 })
})

it('buffers a limited number of bytes for a stalled reader', () => {
  const stuck = new Writable({ write: () => undefined })
  const stream = createLogStream(stuck)

  for (let line = 0; line < 3000; line += 1) stream.write('x'.repeat(1000))

  expect(stuck.writableLength).toBeGreaterThan(900_000)
  expect(stuck.writableLength).toBeLessThan(1_100_000)
})
