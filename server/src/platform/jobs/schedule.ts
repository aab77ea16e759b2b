import type { Log } from '../log.ts'
import { stopPatienceSeconds, waitFor } from '../wait-for.ts'
import { createHealth, type Health, runSecondsMax } from '../watch/health.ts'
import { type Metrics, noMetrics } from '../watch/metrics.ts'

export interface ScheduledTask {
  readonly name: string
  /** Delay of the first run after a start; 1 by default. For work that can wait until the server is warm. */
  readonly firstAfterSeconds?: number
  readonly everySeconds: number
  /**
   * Must be safe to run in several processes at once, and to be cut off. Its result is ignored. Long work ends soon after
   * `stop` is aborted, where it leaves nothing half done: by returning, or by throwing the signal's reason.
   */
  work(stop?: AbortSignal): Promise<unknown>
  /** Ends what its runs left under way, when the process stops. */
  stop?(): Promise<void>
}

export interface ScheduleOptions {
  readonly log: Log
  readonly health?: Health
  /** Expects each task to succeed; `health` only expects it to run. */
  readonly successes?: Health
  readonly metrics?: Metrics
  readonly patienceSeconds?: number
}

/** Periods that a task may be late. */
const periodsMax = 3

/** How long a task may go without success, as the alert TaskWithoutSuccess says. */
const failingSecondsMax = ({ everySeconds }: ScheduledTask): number => 300 + 5 * everySeconds

/** Runs each task repeatedly, never twice at once in this process. */
export function runSchedule(
  tasks: readonly ScheduledTask[],
  {
    log,
    health = createHealth(),
    successes = createHealth(),
    metrics = noMetrics,
    patienceSeconds = stopPatienceSeconds,
  }: ScheduleOptions,
): { stop(): Promise<void> } {
  const stops = tasks.map((task) =>
    repeatTask(task, { log, health, successes, metrics, patienceSeconds }),
  )
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function repeatTask(
  task: ScheduledTask,
  { log, health, successes, metrics, patienceSeconds }: Required<ScheduleOptions>,
): () => Promise<void> {
  const labels = { task: task.name }
  const withinSeconds = Math.max(periodsMax * task.everySeconds, runSecondsMax)
  const pulse = health.expect(task.name, () => withinSeconds)
  const success = successes.expect(task.name, () => failingSecondsMax(task))
  let succeededAt: number | undefined
  metrics.show('permille_task_period_seconds', () => [{ value: task.everySeconds, labels }])
  metrics.show('permille_task_last_success_seconds', () =>
    succeededAt === undefined ? [] : [{ value: succeededAt / 1000, labels }],
  )
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const tick = async (): Promise<void> => {
    try {
      await task.work(stopping.signal)
      succeededAt = Date.now()
      success.beat()
    } catch (error) {
      if (stopping.signal.aborted && error === stopping.signal.reason) return
      log.warn({ err: error, task: task.name }, 'scheduled task failed; it runs again')
      metrics.count('permille_task_failures_total', labels)
    }
    pulse.beat()
    if (!stopping.signal.aborted) schedule(task.everySeconds)
  }
  const schedule = (seconds: number): void => {
    timer = setTimeout(() => {
      current = tick()
    }, seconds * 1000)
  }
  schedule(Math.min(task.firstAfterSeconds ?? 1, task.everySeconds))
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    const ending = current.then(() => task.stop?.())
    if (await waitFor(patienceSeconds, ending)) return
    log.warn({ task: task.name }, 'a scheduled task is left under way')
  }
}
