let count = 0
const listeners = new Set<() => void>()

/** Counts an approval whose response has not come, on whichever page it was made. */
export async function whileApproving<Done>(approve: () => Promise<Done>): Promise<Done> {
  change(1)
  try {
    return await approve()
  } finally {
    change(-1)
  }
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

export function approvingCount(): number {
  return count
}

export function subscribeToApproving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
