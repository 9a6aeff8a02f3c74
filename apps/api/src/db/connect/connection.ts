// Logins of the database: the owner (migrations, backup) and the server's role.
import { createHmac } from 'node:crypto'
import pg from 'pg'
import { ConfigError } from '#api/config.ts'

export type Login = {
  host: string
  port: number
  database: string
  user: string
  password: string | undefined
  ssl: pg.ClientConfig['ssl']
}
/** `app` owns nothing, so row level security binds it; `owner` owns the schema. */
export type ConnectionSettings = { owner: Login; app: Login }

/** The embedded database on its socket, without a password: the folder's mode 0700 protects it. */
export function embeddedConnection(socketFolder: string, database = 'sabai'): ConnectionSettings {
  const login = { host: socketFolder, port: 5432, database, password: undefined, ssl: false }
  return { owner: { ...login, user: 'sabai_owner' }, app: { ...login, user: 'sabai_app' } }
}

/** An external database: the role in the address owns the schema; `<database>_app` is derived from it. */
export function externalConnection(databaseUrl: string): ConnectionSettings {
  const owner = loginOf(databaseUrl)
  const user = `${owner.database}_app`.slice(0, 63)
  return { owner, app: { ...owner, user, password: appPassword(owner.password, user) } }
}

/** The name for messages, without the password. */
export function connectionName({ owner }: ConnectionSettings): string {
  return `${owner.database} on ${owner.host}:${owner.port}`
}

/** Derived, so that every process has the same password and nobody stores it. None without an owner password. */
function appPassword(ownerPassword: string | undefined, user: string): string | undefined {
  if (!ownerPassword) return undefined
  return createHmac('sha256', ownerPassword).update(`sabai-hr ${user}`).digest('base64url')
}

function loginOf(databaseUrl: string): Login {
  const client = readUrl(databaseUrl)
  const { host, port, database, user, ssl } = client
  if (!database || !user)
    throw new ConfigError(
      'DATABASE_URL must name a role and a database: postgres://role:password@host/database',
    )
  return { host, port, database, user, password: client.password ?? undefined, ssl }
}

function readUrl(databaseUrl: string): pg.Client {
  try {
    return new pg.Client({ connectionString: databaseUrl })
  } catch (error) {
    throw new ConfigError(
      `DATABASE_URL cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
