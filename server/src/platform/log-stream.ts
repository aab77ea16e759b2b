import type { Writable } from 'node:stream'

/** Anything beyond this is dropped for a reader that has stopped reading. */
const waitingMaxBytes = 1_000_000

/**
 * Writes lines to a stream that may fail: a full disk, a closed pipe, a dead reader. Unwritable lines
 * are dropped and counted; the first line that gets through again is followed by the count.
 */
export function createLogStream(stream: Writable): { write(line: string): void } {
  let droppedCount = 0
  // Without a listener a failed write ends the process.
  stream.on('error', () => undefined)
  const send = (line: string, lineCount: number): void => {
    if (stream.writableLength > waitingMaxBytes) {
      droppedCount += lineCount
      return
    }
    stream.write(line, 'utf8', (error) => {
      if (error) droppedCount += lineCount
      else draftDropped()
    })
  }
  const draftDropped = (): void => {
    if (droppedCount === 0) return
    const time = new Date().toISOString()
    const note = { level: 'warn', time, droppedCount, msg: 'log lines were dropped' }
    droppedCount = 0
    send(`${JSON.stringify(note)}\n`, note.droppedCount)
  }
  return { write: (line) => send(line, 1) }
}
