import type { EnvironmentReader } from '../platform/environment.ts'
import { readDatabaseUrls } from './addresses.ts'
import { readPrivateHosts } from './private-hosts.ts'
import { readS3 } from './storage.ts'

/** The servers that the product uses, and what an address that a user typed may reach beside them. */
export function readServers(
  env: EnvironmentReader,
  { appUrl, sandboxUrl }: { appUrl: string; sandboxUrl: string | null },
) {
  const databases = readDatabaseUrls(env)
  const s3 = readS3(env)
  const { databaseUrl, directUrl, replicaUrl } = databases
  const ours = [appUrl, sandboxUrl, databaseUrl, directUrl, replicaUrl, s3?.endpoint ?? null]
  return { ...databases, s3, privateHosts: readPrivateHosts(env, { ours, sandboxUrl }) }
}
