import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { livingHolder, tryLock, withLock } from './exclusive-lock.mjs'
import { PlainError } from './plain-error.mjs'
import { identityOf } from './process-identity.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'permille-lock-'))
const file = path.join(folder, 'lock')

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a lock', () => {
  it('is held by one process at a time, and free once released', () => {
    const first = tryLock(file)
    const second = tryLock(file)

    expect(second).toEqual({ holderPid: process.pid })
    if ('release' in first) first.release()
    expect(livingHolder(file)).toBeUndefined()
    expect(tryLock(file)).toHaveProperty('release')
  })

  it('is taken over when its process is dead', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(file, JSON.stringify({ pid, identity: 'of that time' }))

    expect(tryLock(file)).toHaveProperty('release')
  })

  it('is taken over when its process is dead, even if the process ID is in use again', () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, identity: 'another boot/1' }))

    expect(identityOf(process.ppid)).toBeDefined()
    expect(tryLock(file)).toHaveProperty('release')
  })

  it('makes the second process wait for the first', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      order.push(`${name} ends`)
    }

    await Promise.all([
      withLock(file, () => order.push('first waits'), work('first')),
      withLock(file, () => order.push('second waits'), work('second')),
    ])

    expect(order).toEqual([
      'first begins',
      'second waits',
      'first ends',
      'second begins',
      'second ends',
    ])
  })

  it('says in words where it cannot be, and who can have it there', () => {
    writeFileSync(file, '')
    const below = path.join(file, 'lock')

    expect(() => tryLock(below)).toThrow(PlainError)
    expect(() => tryLock(below)).toThrow(
      `${below} cannot be used: a file of that name is in the way.\nRun this as the user who owns ${file}`,
    )
    expect(livingHolder(below)).toBeUndefined()
  })

  it('says in words that its holder cannot be read, and does not take it over', () => {
    const unreadable = path.join(folder, 'unreadable')
    mkdirSync(unreadable)

    expect(() => livingHolder(unreadable)).toThrow(PlainError)
    expect(() => tryLock(unreadable)).toThrow(`${unreadable} cannot be used: `)
  })
})
