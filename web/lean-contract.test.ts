import { describe, expect, it } from 'vitest'
import { leanModule } from './lean-contract.ts'

describe('the contract in the browser', () => {
  it('contains only the method and path of a call', () => {
    const code = `export const register = endpoint({
      name: 'register',
      method: 'POST',
      path: '/api/auth/register',
      summary: 'Register',
      access: 'public',
      refusals: ['email-taken'],
      body: z.strictObject({ email }),
      response: signedIn,
      status: 201,
    })`

    const lean = leanModule(code)

    expect(lean.replaceAll(/\s/g, '')).toBe(
      "exportconstregister=({method:'POST',path:'/api/auth/register',})",
    )
  })

  it('includes calls made by a function', () => {
    const code =
      "function move(verb) { return endpoint({ path: '/x/' + verb, response: campaign }) }"

    expect(leanModule(code)).toBe("function move(verb) { return ({ path: '/x/' + verb, }) }")
  })

  it('lets a bundler drop unused schemas', () => {
    const code = 'const cents = z.int(); export const id = z.uuid(); export const limit = 3'

    expect(leanModule(code)).toBe(
      'const cents = /* @__PURE__ */ (() => (z.int()))(); export const id = /* @__PURE__ */ (() => (z.uuid()))(); export const limit = 3',
    )
  })
})
