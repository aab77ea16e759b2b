import type { DatabaseServer } from '../database/database.ts'
import { countInWindow, type WindowLimit } from './call-window.ts'

/**
 * Runs costly work on request: whoever asks while it runs gets that run's end, and a window allows only
 * a few of them.
 */
export function createSharedRun(
  { database, window }: { database: DatabaseServer; window: WindowLimit },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const start = async () => {
    await countInWindow(database, window, 'everyone')
    await work()
  }
  return () => {
    running ??= start().finally(() => {
      running = undefined
    })
    return running
  }
}
