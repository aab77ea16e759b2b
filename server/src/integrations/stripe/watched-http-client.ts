import type Stripe from 'stripe'
import { publishExchange, readExchangeBody, timeCall } from '#platform/exchanges.ts'
import { stripeLibrary } from './stripe-library.ts'

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>
type Sent = Parameters<HttpClient['makeRequest']>

/** The SDK's own HTTP client, with its exchanges published for recording. */
export function watchedHttpClient(): HttpClient {
  const client = stripeLibrary().createNodeHttpClient()
  const send = client.makeRequest.bind(client)
  client.makeRequest = async (...sent: Sent) => {
    const end = timeCall('stripe')
    const response = await send(...sent).catch((error: unknown) => {
      end(null)
      throw error
    })
    end(response.getStatusCode())
    const readJson = response.toJSON.bind(response)
    response.toJSON = async () => {
      const body: unknown = await readJson()
      publish(sent, response, body)
      return body
    }
    return response
  }
  return client
}

function publish(
  [host, port, path, method, headers, data, protocol]: Sent,
  response: { getStatusCode(): number; getHeaders(): object },
  responseBody: unknown,
): void {
  publishExchange(() => {
    const requestHeaders = textsOf(headers)
    return {
      direction: 'sent',
      party: 'stripe',
      method,
      url: new URL(`${protocol}://${host}:${port}${path}`),
      requestHeaders,
      requestBody: readExchangeBody(method === 'POST' ? data : '', requestHeaders['content-type']),
      status: response.getStatusCode(),
      responseHeaders: textsOf(response.getHeaders()),
      responseBody,
    }
  })
}

function textsOf(headers: object): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`])
  return Object.fromEntries(entries)
}
