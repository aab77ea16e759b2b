import { connect, createServer, type Socket } from 'node:net'

export interface Pooler {
  readonly connectionString: string
  close(): Promise<void>
}

interface Session {
  readonly socket: Socket
  client: Socket | null
  /** Messages of the client that end in a ReadyForQuery, less those that came. */
  unanswered: number
}

const readyForQuery = 0x5a
const simpleQuery = 0x51
const sync = 0x53
const terminate = 0x58
const isIdle = 0x49

const authenticated = Buffer.from('520000000800000000', 'hex')
const ready = Buffer.from('5a0000000549', 'hex')
const plain = Buffer.from('N')

/** What a pooler of sessions knows; it refuses the rest, as PgBouncer does. */
const knownParameters = new Set(['user', 'database', 'client_encoding', 'application_name'])

/**
 * A pooler in transaction mode before a PostgreSQL on a socket of this machine: a client has a session until its
 * transaction ends, and the session freed last is given out first.
 */
export async function openPooler(target: string): Promise<Pooler> {
  const { pathname, searchParams } = new URL(target)
  const path = `${searchParams.get('host')}/.s.PGSQL.5432`
  const identity = { user: searchParams.get('user') ?? '', database: pathname.slice(1) }
  const free: Session[] = []
  const open = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    open.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
  }
  const openSession = async (): Promise<Session> => {
    const session: Session = { socket: track(connect(path)), client: null, unanswered: 0 }
    session.socket.write(startupMessage(identity))
    await new Promise<void>((resolve) => {
      eachMessage(session.socket, (message) => {
        if (session.client !== null) session.client.write(message)
        if (message[0] !== readyForQuery) return
        if (session.client === null) return resolve()
        session.unanswered -= 1
        if (session.unanswered > 0 || message[5] !== isIdle) return
        sessions.delete(session.client)
        session.client = null
        free.push(session)
      })
    })
    return session
  }
  const sessions = new Map<Socket, Promise<Session>>()
  const sessionOf = (client: Socket): Promise<Session> => {
    const given = sessions.get(client) ?? Promise.resolve(free.pop() ?? openSession())
    sessions.set(client, given)
    return given
  }
  const server = createServer((client) => {
    let sent = Promise.resolve()
    track(client)
    startClient(client, (message) => {
      if (message[0] === terminate) return
      const given = sessionOf(client)
      sent = sent.then(async () => {
        const session = await given
        session.client = client
        if (message[0] === simpleQuery || message[0] === sync) session.unanswered += 1
        session.socket.write(message)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : 0
  return {
    connectionString: `postgresql://${identity.user}@127.0.0.1:${port}${pathname}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Lets a client in, and passes on what it sends then. */
function startClient(client: Socket, receive: (message: Buffer) => void): void {
  client.once('data', (data: Buffer) => {
    if (data.readInt32BE(0) === 8) {
      client.write(plain)
      startClient(client, receive)
      return
    }
    const words = data.subarray(8, data.readInt32BE(0)).toString('utf8').split('\0')
    const names = words.filter((_, index) => index % 2 === 0 && words[index] !== '')
    const unknown = names.find((name) => !knownParameters.has(name))
    if (unknown !== undefined) client.end(refusal(`unsupported startup parameter: ${unknown}`))
    else {
      eachMessage(client, receive)
      client.write(Buffer.concat([authenticated, ready]))
    }
  })
}

function eachMessage(socket: Socket, receive: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      receive(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  })
}

function startupMessage({ user, database }: { user: string; database: string }): Buffer {
  const words = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(words.length + 8, 0)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, words])
}

function refusal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
