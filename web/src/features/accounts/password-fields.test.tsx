import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { PasswordForm } from '../profile/account/password-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** The password fields of a form, each with the name by which password managers know it. */
function passwordFields(markup: string): string[] {
  return Array.from(markup.matchAll(/<input[^>]*type="password"[^>]*>/g), ([field]) => {
    return /auto[cC]omplete="([^"]*)"/.exec(field)?.[1] ?? 'unnamed'
  })
}

it('passwords are masked, can be revealed, and have the names that password managers expect', () => {
  const signIn = markupOf(<LoginForm onPending={() => undefined} />, [])
  const register = markupOf(<RegisterForm />, [])
  const change = markupOf(<PasswordForm />, [])

  expect(passwordFields(signIn)).toEqual(['current-password'])
  expect(passwordFields(register)).toContain('new-password')
  expect(passwordFields(change)).toEqual(
    expect.arrayContaining(['current-password', 'new-password']),
  )
  expect(signIn).toContain('aria-label="Show characters"')
})

it('every field accepts pasted text', () => {
  const source = path.join(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const watching = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /onPaste|'paste'/.test(readFileSync(path.join(source, file), 'utf8')))

  expect(files.length).toBeGreaterThan(300)
  expect(watching).toEqual([])
})
