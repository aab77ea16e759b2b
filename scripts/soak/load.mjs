import { setTimeout as sleep } from 'node:timers/promises'

const tickMs = 10
/** More calls that nobody answers would be a load of another kind. */
const underWayMax = 400

/**
 * Calls at their times, whether or not those before have been answered; what finds too many under way is not sent.
 * @param {number} perSecond
 * @param {(turn: number) => Promise<void>} call
 */
export function keepPace(perSecond, call) {
  const startedAt = performance.now()
  let [planned, sent] = [0, 0]
  /** @type {Set<Promise<void>>} */
  const underWay = new Set()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    for (; planned < due; planned += 1) {
      if (underWay.size >= underWayMax) continue
      sent += 1
      const calling = call(planned).finally(() => underWay.delete(calling))
      underWay.add(calling)
    }
  }, tickMs)
  const end = () => clearInterval(timer)
  return {
    end,
    stop: async () => {
      end()
      const seconds = (performance.now() - startedAt) / 1000
      await Promise.allSettled(underWay)
      return { planned, sent, perSecond: sent / seconds }
    },
  }
}

/** @typedef {(ReturnType<typeof import('./money-calls.mjs').openMoneyCalls>)} Calls */

/**
 * People who fund and withdraw all the time, a few at once.
 * @param {Pick<Calls, 'withdraw' | 'fund'>} calls
 * @param {import('./money-calls.mjs').People} people
 */
export function startMoney({ withdraw, fund }, { brands, creators }) {
  let isOver = false
  const waiting = [...creators]
  const keepOn = async (
    /** @type {() => Promise<void> | undefined} */ act,
    /** @type {number} */ pauseMs,
  ) => {
    while (!isOver) {
      await act()
      await sleep(pauseMs)
    }
  }
  const withdrawNext = () => {
    const creator = waiting.shift()
    return creator && withdraw(creator)
  }
  const going = [
    ...brands.slice(0, 3).map((brand) => keepOn(() => fund(brand), 1500)),
    ...[1, 2].map(() => keepOn(withdrawNext, 2500)),
  ]
  const ended = Promise.all(going)
  // A failure is thrown where this is awaited; when an act failed first, nothing awaits it.
  ended.catch(() => undefined)
  return {
    end: () => {
      isOver = true
    },
    ended,
  }
}
