import type { Config } from '../config/config.ts'
import { recordExchanges } from '../integrations/recording/exchange-recorder.ts'
import { readRecordings } from '../integrations/recording/recording.ts'
import { type ReplayReport, replay } from '../integrations/recording/replay/replay.ts'
import type { Log } from '../platform/log.ts'
import { sandboxPlatforms, sandboxStripeKeys } from '../platform/sandbox-keys.ts'

/** Records what this process exchanges with the providers, if a folder is configured. */
export function startRecording(
  { recordExchanges: folder, encryptionKey }: Config,
  log: Log,
): { stop(): Promise<void> } {
  if (folder === null) return { stop: async () => {} }
  log.warn({ folder }, 'exchanges with the providers are being recorded')
  return recordExchanges({ folder, encryptionKey, log })
}

/** Replays a folder of recordings against a fresh sandbox. */
export async function replayFolder(folder: string, sandboxUrl: string): Promise<ReplayReport> {
  const keys = { stripe: sandboxStripeKeys.secretKey, ...sandboxPlatforms }
  return await replay(readRecordings(folder), { url: sandboxUrl, keys })
}
