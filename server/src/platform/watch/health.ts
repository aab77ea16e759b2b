/** Something that has to show a sign of life. */
export interface Pulse {
  beat(): void
}

/** Whether the work of this process goes on. */
export interface Health {
  /** Counts from now; `withinSeconds` is asked each time, because what is busy may be silent for longer. */
  expect(name: string, withinSeconds: () => number): Pulse
  /** The names that have been silent for too long. */
  listSilent(): string[]
}

/** Of a clock that stands still while the machine sleeps. */
const monotonicMs = (): number => performance.now()

export function createHealth(nowMs: () => number = monotonicMs): Health {
  const expected: { name: string; beatMs: number; withinSeconds: () => number }[] = []
  return {
    expect: (name, withinSeconds) => {
      const entry = { name, withinSeconds, beatMs: nowMs() }
      expected.push(entry)
      return {
        beat: () => {
          entry.beatMs = nowMs()
        },
      }
    },
    listSilent: () =>
      expected
        .filter(({ beatMs, withinSeconds }) => nowMs() - beatMs > withinSeconds() * 1000)
        .map(({ name }) => name),
  }
}

/**
 * A run may take this long, whatever its period: the longest statement has ten minutes, and a restart
 * would only begin it again.
 */
export const runSecondsMax = 900
