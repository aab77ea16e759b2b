import type { Platform } from '@permille/contract/enums'
import { PlatformUnavailable, type SocialPlatform } from '#integrations/social-platform.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { PlatformRegistry } from '../social-account.ts'
import { deleteTrouble, saveTrouble } from './platform-trouble-store.ts'

interface WatchDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
}

type Watch = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Records a platform's own failures, whoever called it, for the admins' list; a success ends one. Callers get
 * the same results and errors as without it.
 */
export function watchPlatforms(platforms: PlatformRegistry, deps: WatchDeps): PlatformRegistry {
  return new Map(
    [...platforms].map(([name, client]) => [name, watched(client, watchOf(name, deps))]),
  )
}

function watched(client: SocialPlatform, watch: Watch): SocialPlatform {
  return {
    ...client,
    connection: watchedConnection(client.connection, watch),
    findPost: (access, reference) => watch(() => client.findPost(access, reference)),
    readPosts: (access, ids) => watch(() => client.readPosts(access, ids)),
  }
}

function watchedConnection(
  connection: SocialPlatform['connection'],
  watch: Watch,
): SocialPlatform['connection'] {
  if (connection.kind === 'username') {
    return {
      ...connection,
      lookUpAccount: (username) => watch(() => connection.lookUpAccount(username)),
      lookUpChannel: (id) => watch(async () => (await connection.lookUpChannel?.(id)) ?? null),
    }
  }
  return {
    ...connection,
    exchangeCode: (request) => watch(() => connection.exchangeCode(request)),
    refreshTokens: (tokens) => watch(() => connection.refreshTokens(tokens)),
    readAccount: (accessToken) => watch(() => connection.readAccount(accessToken)),
  }
}

/** Another process may have recorded a trouble that this one sees end. */
const clearEverySeconds = 30

function watchOf(platform: Platform, deps: WatchDeps): Watch {
  let clearAgainAtMs = 0
  return async (work) => {
    const nowMs = deps.clock.now().getTime()
    try {
      const result = await work()
      if (nowMs >= clearAgainAtMs) {
        clearAgainAtMs = nowMs + clearEverySeconds * 1000
        await note(deps, (tx) => deleteTrouble(tx, platform))
      }
      return result
    } catch (error) {
      if (error instanceof PlatformUnavailable) {
        clearAgainAtMs = 0
        const { trouble, reason } = error
        const at = deps.clock.now()
        await note(deps, (tx) => saveTrouble(tx, { platform, trouble, reason, at }))
      }
      throw error
    }
  }
}

/** The caller's own result matters more than the note about it. */
async function note(
  { database, log }: WatchDeps,
  write: Parameters<DatabaseServer['transaction']>[0],
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await write(tx)
    })
  } catch (error) {
    log.warn({ err: error }, 'the state of a platform could not be noted')
  }
}
