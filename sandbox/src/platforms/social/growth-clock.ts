import type { World } from '#world.ts'

interface Reading {
  readonly accumulatedMs: number
  /** Null while growth is switched off. */
  readonly runningSinceMs: number | null
}

/**
 * A clock that runs only while the setting `growth` is on. Views are computed from it, so they
 * pause, and never drop, when growth is switched off or the sandbox restarts.
 */
export function growthNowMs(world: World): number {
  const readings = world.store.collection<Reading>('platforms.growth_clock')
  const last = readings.get('clock') ?? { accumulatedMs: 0, runningSinceMs: null }
  const nowMs = elapsedMs(last, world.now())
  const isRunning = last.runningSinceMs !== null
  if (isRunning !== world.settings.current.growth) {
    readings.put('clock', {
      accumulatedMs: nowMs,
      runningSinceMs: isRunning ? null : world.now(),
    })
  }
  return nowMs
}

function elapsedMs(reading: Reading, nowMs: number): number {
  if (reading.runningSinceMs === null) return reading.accumulatedMs
  return reading.accumulatedMs + Math.max(0, nowMs - reading.runningSinceMs)
}
