import { expect, it } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { SecondStep } from './second-step.tsx'

it.each([
  [{ hasApp: true, hasPasskey: false }, ['Continue', 'Use a recovery code', 'Back']],
  [{ hasApp: false, hasPasskey: true }, ['Use a passkey', 'Use a recovery code', 'Back']],
  [
    { hasApp: true, hasPasskey: true },
    ['Use a passkey', 'Continue', 'Use a recovery code', 'Back'],
  ],
])('a user with %j is offered only those ways', (has, offered) => {
  const pending = { ...has, pendingToken: 'token', rememberMe: false }

  const { buttons } = renderText(<SecondStep pending={pending} onBack={() => undefined} />)

  expect(buttons).toEqual(offered)
})
