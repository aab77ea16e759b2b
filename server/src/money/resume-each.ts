import { addSeconds, type Clock } from '../platform/clock.ts'

/** As often as the tasks that resume run, so that one whose provider is slow never looks hung. */
const resumesForSeconds = 300

/**
 * Resumes one after another for five minutes at most; the next run begins with those tried longest ago. Returns how many were
 * tried.
 */
export async function resumeEach<Id>(
  ids: readonly Id[],
  { clock, stop }: { clock: Clock; stop?: AbortSignal | undefined },
  resume: (id: Id) => Promise<void>,
): Promise<number> {
  const endsAt = addSeconds(clock.now(), resumesForSeconds)
  let tried = 0
  for (const id of ids) {
    stop?.throwIfAborted()
    if (clock.now() >= endsAt) break
    await resume(id)
    tried += 1
  }
  return tried
}
