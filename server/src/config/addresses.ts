import { readFileSync } from 'node:fs'
import type { EnvironmentReader } from '../platform/environment.ts'

/** Where the database is. Throws for anything that is not such a URL, without repeating the password in it. */
export function readDatabaseUrls(env: EnvironmentReader) {
  const meaning = 'the address of a PostgreSQL database'
  const databaseUrl = checkDatabase(env, 'DATABASE_URL', env.required('DATABASE_URL', meaning))
  const replicaUrl = env.text('DATABASE_REPLICA_URL')
  const migrationUrl = env.text('DATABASE_MIGRATION_URL')
  const directText = env.text('DATABASE_DIRECT_URL')
  const directUrl = directText ? checkDatabase(env, 'DATABASE_DIRECT_URL', directText) : databaseUrl
  return {
    databaseUrl,
    directUrl,
    replicaUrl: replicaUrl && checkDatabase(env, 'DATABASE_REPLICA_URL', replicaUrl),
    migrationUrl: migrationUrl
      ? checkDatabase(env, 'DATABASE_MIGRATION_URL', migrationUrl)
      : directUrl,
  }
}

/** What `pg` accepts: a URL, whose host may be a parameter, or the path of a socket. */
function checkDatabase(env: EnvironmentReader, name: string, value: string): string {
  const isSocket = /^(socket:|\/)/.test(value)
  const withHost = value.replace('@/', '@localhost/')
  const isUrl = /^postgres(ql)?:\/\//.test(value) && URL.canParse(withHost)
  if (value !== '' && !isSocket && !isUrl) {
    env.problem(name, 'must be a URL such as postgresql://user:password@host/database')
  } else if (isUrl) {
    checkCertificates(env, name, new URL(withHost))
  }
  return value
}

/** `pg` reads these files itself, each time it connects. */
function checkCertificates(env: EnvironmentReader, name: string, { searchParams }: URL): void {
  for (const parameter of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(parameter)
    if (file && !isReadable(file)) {
      env.problem(name, `names a file in ${parameter} that cannot be read: ${file}`)
    }
  }
}

function isReadable(file: string): boolean {
  try {
    readFileSync(file)
    return true
  } catch {
    return false
  }
}

/** Where mail is sent, and where people write to. */
export function readMailAddresses(env: EnvironmentReader) {
  const [smtpUrl, supportEmail] = [env.text('SMTP_URL'), env.text('SUPPORT_EMAIL')]
  const operatorEmail = env.text('OPERATOR_EMAIL')
  if (smtpUrl !== null && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    env.problem('SMTP_URL', 'must be a URL such as smtp://user:password@host')
  }
  for (const [name, address] of Object.entries({
    SUPPORT_EMAIL: supportEmail,
    OPERATOR_EMAIL: operatorEmail,
  })) {
    if (address !== null && !/^[^\s@]+@[^\s@]+$/.test(address)) {
      env.problem(name, `must be an email address, and is ${address}`)
    }
  }
  return { smtpUrl, supportEmail, operatorEmail }
}

/** Browsers send an origin, and the paths of pages are ours: a slash at the end is left out. */
export function readAppUrl(env: EnvironmentReader, port: number): string {
  const appUrl =
    env.url('APP_URL')?.replace(/\/+$/, '') ?? env.fallback('APP_URL', `http://localhost:${port}`)
  if (URL.canParse(appUrl) && new URL(appUrl).href !== `${new URL(appUrl).origin}/`) {
    env.problem('APP_URL', `must have no path, user or query: ${appUrl}`)
  }
  return appUrl
}
