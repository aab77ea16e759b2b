import type { Log } from '../log.ts'

export interface ScheduledTask {
  readonly name: string
  /** Delay of the first run after a start; 1 by default. For work that can wait until the server is warm. */
  readonly firstAfterSeconds?: number
  readonly everySeconds: number
  /** Must be safe to run in several processes at once. Its result is ignored. */
  work(): Promise<unknown>
  /** Ends what its runs left under way, when the process stops. */
  stop?(): Promise<void>
}

/** Runs each task repeatedly, never twice at once in this process. */
export function runSchedule(tasks: readonly ScheduledTask[], log: Log): { stop(): Promise<void> } {
  const stops = tasks.map((task) => repeatTask(task, log))
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function repeatTask(task: ScheduledTask, log: Log): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const tick = async (): Promise<void> => {
    try {
      await task.work()
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'scheduled task failed; it runs again')
    }
    if (!isStopped) schedule(task.everySeconds)
  }
  const schedule = (seconds: number): void => {
    timer = setTimeout(() => {
      current = tick()
    }, seconds * 1000)
  }
  schedule(Math.min(task.firstAfterSeconds ?? 1, task.everySeconds))
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
    await task.stop?.()
  }
}
