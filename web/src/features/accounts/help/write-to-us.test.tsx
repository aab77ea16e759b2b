import { messageTopics } from '@permille/contract/messages/message-form'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { topicLabels } from './topic-labels.ts'
import { MessageForm, Sent } from './write-to-us.tsx'

const sending = { error: null, isPending: false, mutate: () => undefined }

test('a visitor is asked for an email address, a signed-in user is not', () => {
  const visitor = renderText(<MessageForm ownEmail={null} sending={sending} />)
  const member = renderText(<MessageForm ownEmail="mira@permille.test" sending={sending} />)

  expect(visitor.text).toContain('Your email')
  expect(member.text).not.toContain('Your email')
  expect(member.text).toContain('You are signed in as mira@permille.test.')
  for (const topic of messageTopics) expect(visitor.text).toContain(topicLabels[topic])
})

test.each([
  ['gone@brand.test', true, 'replies to gone@brand.test. A mail confirms that it arrived.'],
  ['gone@brand.test', false, 'replies to gone@brand.test.'],
  [undefined, false, 'The answer will be in your notifications.'],
])(
  'after sending, %s reads where the answer will arrive (mail: %s)',
  (email, isMailSent, words) => {
    const { text } = renderText(<Sent email={email} isMailSent={isMailSent} />)

    expect(text.endsWith(words)).toBe(true)
  },
)
