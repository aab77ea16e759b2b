import { expect, test, vi } from 'vitest'
import { createProcessGroup } from './process-group.mjs'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

/** Programs that end as told. */
function fakeServer() {
  const started: { die(): void }[] = []
  const start = () => {
    let die = (): void => undefined
    const exited = new Promise<string>((resolve) => {
      die = () => resolve('The server ended (SIGKILL)')
    })
    started.push({ die })
    return {
      name: 'server',
      exited,
      stop: async () => {
        die()
      },
    }
  }
  const dies = async (): Promise<void> => {
    started.at(-1)?.die()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { started, start, dies }
}

vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('a server that was ready is started again when it dies, five times within ten minutes', async () => {
  const server = fakeServer()
  const group = createProcessGroup()
  group.addServer(server.start, () => true)

  for (let deaths = 0; deaths < 5; deaths += 1) await server.dies()
  expect(server.started).toHaveLength(6)
  await server.dies()

  expect(await group.ended).toBe('The server ended (SIGKILL)')
  expect(server.started).toHaveLength(6)
})

test('a server that cannot start ends the group, with the reason', async () => {
  const server = fakeServer()
  const group = createProcessGroup()
  group.addServer(server.start, () => false)

  await server.dies()

  expect(await group.ended).toBe('The server ended (SIGKILL)')
  expect(server.started).toHaveLength(1)
})

test('a database that dies is started again, and one that cannot start ends the group, with the reason', async () => {
  const database = fakeServer()
  const start = () => {
    const { exited, stop } = database.start()
    const place = { connectionString: '', pid: 0, logFile: 'postgres.log' }
    return { ...place, stop, exited: exited.then(() => undefined) }
  }
  const group = createProcessGroup()
  let isDiskFull = false
  group.addPostgres(start(), async () => {
    if (isDiskFull) throw new Error('the disk is full')
    return start()
  })

  await database.dies()
  expect(database.started).toHaveLength(2)
  isDiskFull = true
  await database.dies()

  expect(await group.ended).toBe('the disk is full')
})

test('a server that is stopped stays stopped', async () => {
  const server = fakeServer()
  const group = createProcessGroup()
  group.addServer(server.start, () => true)

  await group.close()

  expect(await group.ended).toBeUndefined()
  expect(server.started).toHaveLength(1)
})
