import type { EnvironmentReader } from '../platform/environment.ts'
import { readDatabaseUrls } from './addresses.ts'
import { readPrivateHosts } from './private-hosts.ts'
import { readS3 } from './storage.ts'

/** The servers that the product uses, and what an address that a user typed may reach beside them. */
export function readServers(
  env: EnvironmentReader,
  { port, appUrl, sandboxUrl }: { port: number; appUrl: string; sandboxUrl: string | null },
) {
  const databases = readDatabaseUrls(env)
  const s3 = readS3(env)
  const listening = [port, env.text('OPERATOR_PORT')].map((each) => `http://127.0.0.1:${each}`)
  const others = [appUrl, sandboxUrl, s3?.endpoint ?? null, env.text('SMTP_URL')]
  const ours = [...listening, ...others, ...Object.values(databases)]
  return { ...databases, s3, privateHosts: readPrivateHosts(env, { ours, sandboxUrl }) }
}
