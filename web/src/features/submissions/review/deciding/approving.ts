import { createStore } from '#ui/store.ts'

/** How many approvals wait for their response. */
export const approvingCount = createStore(0)

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
  approvingCount.replace(approvingCount.read() + by)
}
