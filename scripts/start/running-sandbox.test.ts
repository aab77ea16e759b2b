import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { identityOf } from '../process-identity.mjs'
import { findRunningSandbox, lockSandboxFolder } from './running-sandbox.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'permille-sandbox-'))
const sandbox = createServer((_, response) => response.end('ok'))

afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

it('a folder without a sandbox has no address', async () => {
  expect(await findRunningSandbox(folder)).toBeUndefined()
})

it('a command finds its folder’s sandbox on any port', async () => {
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`

  await lockSandboxFolder(folder, url)

  expect(await findRunningSandbox(folder)).toBe(url)
})

it('a sandbox whose process was killed is not waited for', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const note = { pid, identity: 'of that time', url: 'http://127.0.0.1:9' }
  writeFileSync(path.join(folder, 'sandbox.json'), JSON.stringify(note))

  expect(await findRunningSandbox(folder)).toBeUndefined()
})

it('a second process is refused while the first is alive', async () => {
  const note = { pid: process.ppid, identity: identityOf(process.ppid), url: 'http://127.0.0.1:9' }
  writeFileSync(path.join(folder, 'sandbox.json'), JSON.stringify(note))

  const second = lockSandboxFolder(folder, 'http://127.0.0.1:10')

  await expect(second).rejects.toThrow(`(process ${process.ppid})`)
  expect(JSON.parse(readFileSync(path.join(folder, 'sandbox.json'), 'utf8'))).toEqual(note)
})

it('a folder that cannot be used is refused in words', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')

  expect(await findRunningSandbox(file)).toBeUndefined()
  await expect(lockSandboxFolder(file, undefined)).rejects.toThrow('DATA_DIR cannot be used: ')
})
