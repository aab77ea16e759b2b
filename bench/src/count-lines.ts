import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'

const lineEnd = 10

/** Downloads a file as it comes and counts its lines, without its headings. */
export async function countLines(url: string, headers: Record<string, string>): Promise<number> {
  const response = await open(url, headers)
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  let lines = -1
  for await (const part of response as AsyncIterable<Buffer>) {
    for (let at = part.indexOf(lineEnd); at !== -1; at = part.indexOf(lineEnd, at + 1)) lines += 1
  }
  return lines
}

/** Resolves at the head of the response. */
export async function open(
  url: string,
  headers: Readonly<Record<string, string>>,
  agent?: Agent,
): Promise<IncomingMessage> {
  const sent = request(url, { headers, ...(agent && { agent }) })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}
