import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { until } from '#testing/until.ts'
import { createLog } from '../log.ts'
import { createHealth } from '../watch/health.ts'
import { noMetrics } from '../watch/metrics.ts'
import { runSchedule } from './schedule.ts'

const log = createLog('silent')

it('a stop reaches a long task, which ends between two slices and has not failed', async () => {
  let [slices, failures] = [0, 0]
  const work = async (stop?: AbortSignal): Promise<void> => {
    for (;;) {
      stop?.throwIfAborted()
      slices += 1
      await sleep(20)
    }
  }
  const metrics = {
    ...noMetrics,
    count: () => {
      failures += 1
    },
  }
  const schedule = runSchedule([{ name: 'long', everySeconds: 0.01, work }], { log, metrics })
  await until('it is under way', async () => slices > 1)

  await schedule.stop()
  const stoppedAt = slices
  await sleep(60)

  expect(slices).toBe(stoppedAt)
  expect(failures).toBe(0)
})

it('a task that does not end is left under way', async () => {
  let hasBegun = false
  const work = (): Promise<never> => {
    hasBegun = true
    return new Promise(() => undefined)
  }
  const options = { log, patienceSeconds: 0.1, health: createHealth() }
  const schedule = runSchedule([{ name: 'endless', everySeconds: 0.01, work }], options)
  await until('it is under way', async () => hasBegun)

  await schedule.stop()
})
