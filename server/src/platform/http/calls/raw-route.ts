import type { Access } from '@permille/contract/endpoint'
import type { Actor } from '../actor.ts'
import type { LargeBodies } from './body-reader.ts'
import type { ReplySetters, RequestFacts } from './call.ts'

export interface RawCall extends ReplySetters {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  /** The bytes as they came; a webhook's signature covers exactly these. */
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly actor: Actor | null
  readonly request: RequestFacts
}

export type RawAnswer =
  | { readonly status: number; readonly json: unknown }
  | { readonly redirectTo: string }
  | { readonly file: DownloadFile }

/** A file that the browser saves; its pieces are sent as they come. */
export interface DownloadFile {
  readonly name: string
  readonly type: string
  readonly chunks: AsyncIterable<string>
}

/** A call whose body is bytes or whose answer is a redirect or a file: webhooks, images, OAuth's way back, CSV. */
export interface RawRoute {
  readonly kind: 'raw'
  readonly method: 'GET' | 'POST' | 'PUT'
  /** With `{name}` parameters, as in the contract. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** False only for webhooks, which prove themselves by a signature. */
  readonly needsOwnOrigin: boolean
  readonly bodyMaxBytes: number
  /** Content types that are read; everything where left out. */
  readonly contentTypes?: RegExp
  /** For bodies that memory could not hold many of. */
  readonly largeBodies?: LargeBodies
  /** Runs before a byte of the body is read; throws what the caller is refused with. */
  admit?(call: Omit<RawCall, 'body'>): Promise<void>
  handle(call: RawCall): Promise<RawAnswer>
}

export const webhookMaxBytes = 256 * 1024

export function rawRoute(definition: Omit<RawRoute, 'kind'>): RawRoute {
  return { kind: 'raw', ...definition }
}
