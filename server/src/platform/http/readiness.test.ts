import { expect, it } from 'vitest'
import { until } from '#testing/until.ts'
import { followReadiness } from './readiness.ts'

it('is ready while every condition holds, and not while one does not answer', async () => {
  let answer: () => Promise<boolean> = async () => false
  let asked = 0
  const ask = () => {
    asked++
    return answer()
  }
  const follower = followReadiness({ ready: async () => true, database: ask }, 1, 20)

  const early = follower.isReady()
  answer = async () => true
  await until('it is ready', async () => follower.isReady())
  answer = () => new Promise(() => {})
  await until('the silence counts', async () => !follower.isReady())
  answer = async () => true
  await until('it is ready again', async () => follower.isReady())
  answer = () => Promise.reject(new Error('gone'))
  await until('the failure counts', async () => !follower.isReady())
  await follower.stop()
  const askedUntil = asked
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(early).toBe(false)
  expect(asked - askedUntil).toBeLessThanOrEqual(1)
})
