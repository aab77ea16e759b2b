import type { Log } from '../log.ts'

export interface RepeatedWork {
  readonly name: string
  readonly everySeconds: number
  /** Must be safe while another process does the same. */
  work(): Promise<void>
}

/** Runs each piece of work over and over, never twice at once in this process. */
export function repeat(works: readonly RepeatedWork[], log: Log): { stop(): Promise<void> } {
  const stops = works.map((work) => repeatOne(work, log))
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function repeatOne(repeated: RepeatedWork, log: Log): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const tick = async (): Promise<void> => {
    try {
      await repeated.work()
    } catch (error) {
      log.warn({ err: error, work: repeated.name }, 'repeated work failed; it runs again')
    }
    if (!isStopped) schedule(repeated.everySeconds)
  }
  const schedule = (seconds: number): void => {
    timer = setTimeout(() => {
      current = tick()
    }, seconds * 1000)
  }
  schedule(Math.min(1, repeated.everySeconds))
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}
