import { connect, createServer, type Socket } from 'node:net'

export interface LossyNetwork {
  readonly connectionString: string
  /** How many answers were lost. */
  readonly lost: number
  /** The next statement with these words arrives; its answer does not, and the connection breaks. */
  loseAnswerTo(words: string): void
  close(): Promise<void>
}

/** A network to a PostgreSQL on a socket of this machine. */
export async function openLossyNetwork(target: string): Promise<LossyNetwork> {
  const { pathname, searchParams } = new URL(target)
  const path = `${searchParams.get('host')}/.s.PGSQL.5432`
  const state = { words: null as string | null, lost: 0 }
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(path)
    let isLosing = false
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end).on('close', end)
    }
    near.on('data', (data) => {
      if (state.words !== null && data.includes(state.words)) {
        state.words = null
        isLosing = true
      }
      far.write(data)
    })
    far.on('data', (data) => {
      // The last message says that the statement is over, so it was committed.
      if (!isLosing) near.write(data)
      else if (data.at(-1) === 0x49) {
        state.lost += 1
        end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : 0
  return {
    connectionString: `postgresql://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`,
    get lost() {
      return state.lost
    },
    loseAnswerTo: (words) => {
      state.words = words
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
