import { expect, it } from 'vitest'
import { runSchedule } from '../jobs/schedule.ts'
import { createLog } from '../log.ts'
import { createHealth, runSecondsMax } from './health.ts'

it('names what has been silent for too long, until it shows a sign of life', () => {
  let ms = 0
  const health = createHealth(() => ms)
  let seconds = 30
  const queue = health.expect('the queue', () => seconds)

  ms = 30_000
  expect(health.listSilent()).toEqual([])
  ms = 30_001
  expect(health.listSilent()).toEqual(['the queue'])
  seconds = 900
  expect(health.listSilent()).toEqual([])
  seconds = 30
  queue.beat()
  expect(health.listSilent()).toEqual([])
})

it('expects each scheduled task within three periods, and leaves a long run its time', async () => {
  let ms = 0
  const health = createHealth(() => ms)
  const work = async () => undefined
  const schedule = runSchedule(
    [
      { name: 'often', everySeconds: 2, work },
      { name: 'rarely', everySeconds: 3600, work },
    ],
    { log: createLog('silent'), health },
  )

  ms = runSecondsMax * 1000 + 1
  expect(health.listSilent()).toEqual(['often'])
  ms = 3 * 3600 * 1000 + 1
  expect(health.listSilent()).toEqual(['often', 'rarely'])
  await schedule.stop()
})
