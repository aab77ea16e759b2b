import type { OfferedCall } from './offered-calls.ts'
import { type JoinedPartners, makeJoinedPartners } from './partners.ts'
import type { TestServer } from './test-server.ts'

/** After these their owners may no longer do what other calls ask. */
const partings = ['endSession', 'removePasskey', 'transferBrand']

/** Finds owners for calls that write: two that name the same kind of thing have different owners. */
export function ownersInTurn(server: TestServer) {
  const owners: JoinedPartners[] = []
  const turns = new Map<string, number>()
  return async (call: OfferedCall, what: keyof JoinedPartners): Promise<JoinedPartners> => {
    if (partings.includes(call.id)) return await makeJoinedPartners(server)
    const turn = turns.get(what) ?? 0
    turns.set(what, turn + 1)
    const own = owners[turn] ?? (await makeJoinedPartners(server))
    owners[turn] = own
    return own
  }
}
