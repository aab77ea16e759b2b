import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { signWebhook } from './sign-webhook.ts'

/** The samples of the guide are what people paste, so they run here where their tool is on the machine. */
const guide = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')

function sampleOf(language: string): string {
  const found = [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))]
  return found.map(([, code = '']) => code).find((code) => /verify\(secret/.test(code)) ?? ''
}

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const body = '{"type":"test.ping","name":"Zoë"}'

function messageAt(ageSeconds: number, secrets: readonly string[], sent = body) {
  const [id, timestamp] = [newId(), Math.floor(Date.now() / 1000) - ageSeconds]
  const signature = signWebhook({ id, timestamp, body, secrets })
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  return { headers, body: sent }
}

const messages = [
  messageAt(0, [secret]),
  messageAt(0, [otherSecret, secret]),
  messageAt(0, [otherSecret]),
  messageAt(0, [secret], `${body} `),
  messageAt(400, [secret]),
]
const verdicts = ['verified', 'verified', 'wrong signature', 'wrong signature', 'too old']

const programs = {
  ts: {
    command: [process.execPath, '--input-type=module', '-e'],
    code: () => `${transformSync(sampleOf('ts'), { loader: 'ts' }).code}
      let text = ''
      for await (const chunk of process.stdin) text += chunk
      const { secret, messages } = JSON.parse(text)
      console.log(JSON.stringify(messages.map(({ headers, body }) => {
        try { verify(secret, headers, body); return 'verified' } catch (error) { return error.message }
      })))`,
  },
  python: {
    command: ['python3', '-c'],
    code: () => `${sampleOf('python')}
import sys
given = json.load(sys.stdin)
def verdict(message):
    try:
        verify(given["secret"], message["headers"], message["body"].encode())
        return "verified"
    except ValueError as error:
        return str(error)
print(json.dumps([verdict(each) for each in given["messages"]]))`,
  },
} as const

test.each(['ts', 'python'] as const)(
  'the sample in %s accepts what is ours, and nothing else',
  (language) => {
    const { command, code } = programs[language]
    const [program = '', ...args] = command

    const { stdout, stderr, error } = spawnSync(program, [...args, code()], {
      input: JSON.stringify({ secret, messages }),
      encoding: 'utf8',
    })

    // A machine without Python.
    if (error !== undefined && 'code' in error && error.code === 'ENOENT') return
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(verdicts)
  },
)
