// Reads and checks every environment variable at the start.
import { resolve } from 'node:path'
import { trustedProxies } from './trusted-proxies.ts'
import { StartError } from './start-error.ts'

export class ConfigError extends StartError {
  override name = 'ConfigError'
}

type LogLevel = (typeof logLevels)[number]
export type Config = {
  port: number
  host: string
  /** Absolute path of the data folder. */
  dataDir: string
  /** null = the embedded database in dataDir. */
  databaseUrl: string | null
  seed: 'demo' | 'empty' | 'large'
  /** Address of the server for people, without a trailing slash; links in mails start with it. */
  publicUrl: string
  smtpUrl: string | null
  mailFrom: string
  /** null = the server creates keys and stores them in the database. */
  vapid: { publicKey: string; privateKey: string } | null
  errorWebhookUrl: string | null
  /** null = the rule P6 of domain.md is off. */
  fullAccessEmployeeId: number | null
  sessionHours: number
  logLevel: LogLevel
  apiBase: string
  /** Whose X-Forwarded-For counts: the number of proxies in front, or their addresses and networks. */
  trustProxy: number | string[]
}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Throws a ConfigError that names the variable, its value and what is allowed. */
export function readConfig(env: Environment): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const host = text(env, 'HOST') ?? '127.0.0.1'
  return {
    port,
    host,
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    seed: choice(env, 'SEED', ['demo', 'empty', 'large'], 'demo'),
    publicUrl: withoutTrailingSlash(
      url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${urlHost(host)}:${port}`,
    ),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailAddress(env, 'MAIL_FROM', 'Sabai HR <no-reply@localhost>'),
    vapid: vapidKeys(env),
    errorWebhookUrl: url(env, 'ERROR_WEBHOOK_URL', ['https:']),
    fullAccessEmployeeId:
      env.FULL_ACCESS_EMPLOYEE_ID?.trim() === ''
        ? null
        : integer(env, 'FULL_ACCESS_EMPLOYEE_ID', 195, 1, 2_147_483_647),
    sessionHours: integer(env, 'SESSION_HOURS', 12, 1, 24 * 90),
    logLevel: choice(env, 'LOG_LEVEL', logLevels, 'info'),
    apiBase: apiBase(env),
    trustProxy: proxies(env),
  }
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function refuse(name: string, value: string, allowed: string): never {
  throw new ConfigError(`${name} is "${value}", but must be ${allowed}.`)
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    refuse(name, value, `a whole number from ${min} to ${max}`)
  return number
}

function choice<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name)
  if (value === undefined) return fallback
  return allowed.find(one => one === value) ?? refuse(name, value, `one of ${allowed.join(', ')}`)
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === undefined) return null
  const scheme = protocols.find(protocol => value.startsWith(`${protocol}//`))
  // The value may contain a password, so the message shows only its beginning.
  if (!scheme)
    refuse(name, `${value.slice(0, 12)}...`, `an address that begins with ${protocols.join('// or ')}//`)
  // A database on a unix socket (postgres://role@/name?host=/folder) has no host, which URL rejects.
  if (!scheme.startsWith('postgres') && !URL.canParse(value)) {
    throw new ConfigError(
      `${name} is not a valid address: it begins with ${scheme}// but the rest cannot be read.`,
    )
  }
  return value
}

function mailAddress(env: Environment, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback
  if (!/^[^\r\n@]*@[^\r\n@\s]+$/.test(value))
    refuse(name, value, 'an e-mail address, with or without a name before <it>')
  return value
}

function vapidKeys(env: Environment): Config['vapid'] {
  const publicKey = text(env, 'VAPID_PUBLIC_KEY')
  const privateKey = text(env, 'VAPID_PRIVATE_KEY')
  if (publicKey === undefined && privateKey === undefined) return null
  if (publicKey === undefined || privateKey === undefined) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.')
  }
  if (!/^[\w-]{87}=?$/.test(publicKey))
    throw new ConfigError('VAPID_PUBLIC_KEY must be 65 bytes in base64url.')
  if (!/^[\w-]{43}=?$/.test(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY must be 32 bytes in base64url.')
  return { publicKey, privateKey }
}

function proxies(env: Environment): Config['trustProxy'] {
  const value = text(env, 'TRUST_PROXY') ?? 'loopback'
  const allowed = 'how many proxies are in front (1 to 9), or addresses and networks such as 172.18.0.0/16'
  return trustedProxies(value) ?? refuse('TRUST_PROXY', value, allowed)
}

/** The path of VITE_API_BASE, which the web build reads too (there it may be a full URL). */
function apiBase(env: Environment): string {
  const value = text(env, 'VITE_API_BASE')
  if (value === undefined) return '/api'
  const path = withoutTrailingSlash(URL.canParse(value) ? new URL(value).pathname : value)
  if (!/^(\/[\w.~-]+)+$/.test(path)) refuse('VITE_API_BASE', value, 'a path such as /api')
  return path
}

function withoutTrailingSlash(value: string): string {
  return value.replace(/\/+$/, '')
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
