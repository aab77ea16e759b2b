declare module 'autocannon' {
  interface Request {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  }

  interface Client {
    setRequests(requests: readonly Request[]): void
  }

  interface Result {
    readonly errors: number
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
  }

  interface Running extends Promise<Result> {
    on(event: 'response', listener: () => void): this
  }

  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    readonly duration?: number
    readonly amount?: number
    readonly setupClient: (client: Client) => void
  }): Running
}
