import type { Browser } from '@playwright/test'
import { openSeat, type Seat, type SeatOptions } from './seat.ts'

export interface Seats {
  /** The one for this kind of person, in this product. */
  of(kind: string, options: SeatOptions): Promise<Seat>
  close(): Promise<void>
}

/** Each is opened when it is first asked for, and stays open for as long as the worker runs. */
function createSeats(browser: Browser): Seats {
  const seats = new Map<string, Promise<Seat>>()
  return {
    of: (kind, options) => {
      const key = [kind, options.appUrl, options.reducedMotion].join(' ')
      const seat = seats.get(key) ?? openSeat(browser, options)
      seats.set(key, seat)
      return seat
    },
    close: async () => {
      for (const seat of seats.values()) await (await seat).close()
    },
  }
}

/** Playwright's fixture of that name. */
export async function seatsOfTheWorker(
  { browser }: { browser: Browser },
  use: (seats: Seats) => Promise<void>,
): Promise<void> {
  const seats = createSeats(browser)
  await use(seats)
  await seats.close()
}
