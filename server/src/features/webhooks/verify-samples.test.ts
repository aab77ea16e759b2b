import { transformSync } from 'esbuild'
import { describe, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { runSample, type SampleLanguage, sampleLanguages, samplesOf } from '#testing/run-sample.ts'
import { signWebhook } from './sign-webhook.ts'

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

/** The sample in a program that reads the secret and the messages, and prints the verdicts. */
const programs: Readonly<Record<SampleLanguage, (sample: string) => string>> = {
  ts: (sample) => `${transformSync(sample, { loader: 'ts' }).code}
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    const { secret, messages } = JSON.parse(text)
    console.log(JSON.stringify(messages.map(({ headers, body }) => {
      try { verify(secret, headers, body); return 'verified' } catch (error) { return error.message }
    })))`,
  python: (sample) => `${sample}
import sys
given = json.load(sys.stdin)
def verdict(message):
    try:
        verify(given["secret"], message["headers"], message["body"].encode())
        return "verified"
    except ValueError as error:
        return str(error)
print(json.dumps([verdict(each) for each in given["messages"]], separators=(",", ":")))`,
  php: (sample) => `${sample}
$given = json_decode(stream_get_contents(STDIN), true);
$verdicts = [];
foreach ($given['messages'] as $message) {
  try {
    verify($given['secret'], $message['headers'], $message['body']);
    $verdicts[] = 'verified';
  } catch (Exception $error) { $verdicts[] = $error->getMessage(); }
}
echo json_encode($verdicts);`,
  ruby: (sample) => `${sample}
given = JSON.parse($stdin.read)
verdicts = given['messages'].map do |message|
  verify(given['secret'], message['headers'], message['body'])
  'verified'
rescue RuntimeError => error
  error.message
end
puts JSON.generate(verdicts)`,
  go: (sample) => `package main
import (
  "crypto/hmac"; "crypto/sha256"; "encoding/base64"; "encoding/json"; "errors"; "fmt"
  "math"; "net/http"; "os"; "strconv"; "strings"; "time"
)
${sample}
func main() {
	var given struct {
		Secret   string
		Messages []struct { Headers map[string]string; Body string }
	}
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil { panic(err) }
	verdicts := []string{}
	for _, message := range given.Messages {
		header := http.Header{}
		for name, value := range message.Headers { header.Set(name, value) }
		verdict := "verified"
		if err := verify(given.Secret, header, []byte(message.Body)); err != nil { verdict = err.Error() }
		verdicts = append(verdicts, verdict)
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}`,
}

describe.concurrent('the sample of the guide', () => {
  it.for(sampleLanguages)(
    'in %s accepts what is ours, and nothing else',
    async (language, { skip, expect: expectIn }) => {
      const samples = await samplesOf('webhooks.md', language)
      const sample = samples.find((code) => /(function|def|func) verify\(/.test(code)) ?? ''
      const input = JSON.stringify({ secret, messages })

      const printed = await runSample(language, { code: programs[language](sample), input })

      if (printed === undefined) return skip(`nothing on this machine runs ${language}`)
      expectIn(printed.trim()).toBe(JSON.stringify(verdicts))
    },
  )
})
