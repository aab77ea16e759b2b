import type { DatabaseServer } from '../database/database.ts'
import { countInWindow, type WindowLimit } from './call-window.ts'

/**
 * Runs expensive work on request. Callers during a run share its result, and each window allows only
 * a few runs.
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
