import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { operatorMessage } from './operator-messages.ts'

it('names the variables of a port that is in use, and no library', async () => {
  const [first, second] = [createServer(), createServer()]
  await once(first.listen(0, '127.0.0.1'), 'listening')
  const { port } = first.address() as AddressInfo

  const [error] = await once(second.listen(port, '127.0.0.1'), 'error')
  first.close()

  expect(operatorMessage(error)).toBe(
    `listen EADDRINUSE: address already in use 127.0.0.1:${port}. Check HOST, PORT and OPERATOR_PORT.`,
  )
})

it('says that a disk is full', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })

  expect(operatorMessage(error)).toBe(
    'ENOSPC: no space left on device, write. Make room; see docs/runbooks/full-disk.md.',
  )
  expect(operatorMessage(new Error('a bug'))).toBeNull()
})
