// All SQL of the digest.
import type { Language } from '@hr/contract/messages/text.ts'
import { defaultDigestHour } from '@hr/domain/notification/channel.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { TextParameters } from './parameter-text.ts'

export type DigestReader = {
  readonly employeeId: number
  readonly email: string | null
  readonly language: Language
  readonly hour: number
  readonly timeZone: string
  readonly isEmployed: boolean
}

/** Those for whom a notification waits. */
export async function listDigestReaders(db: Scope): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select e.id as "employeeId", e.email, coalesce(a.language, 'en') as language,
      coalesce(s.digest_hour, ${defaultDigestHour}) as hour, c.time_zone as "timeZone",
      e.status in ('active', 'probation') as "isEmployed"
    from employee e
    join company_profile c on c.workspace_id = e.workspace_id
    left join account a on a.workspace_id = e.workspace_id and a.employee_id = e.id
    left join notification_setting s on s.workspace_id = e.workspace_id and s.employee_id = e.id
    where e.workspace_id = ${db.workspaceId} and exists (
      select from notification n
      where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.in_digest)
    order by e.id`.execute(db)
  return rows
}

/** Takes a reader's notifications out of the digest, and returns those still open, oldest first. */
export async function takeDigest(db: Scope, employeeId: number, until: Date) {
  const taken = await db
    .update('notification')
    .set({ in_digest: false })
    .where('employee_id', '=', employeeId)
    .where('in_digest', '=', true)
    .where('created_at', '<', until)
    .returning(['id', 'kind', 'code', 'parameters', 'link', 'created_at', 'read_at', 'ended_at'])
    .execute()
  return taken
    .filter(row => row.read_at === null && row.ended_at === null)
    .toSorted(
      (one, other) => one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1),
    )
    .map(({ kind, code, parameters, link }) => ({ kind, code, parameters: asParameters(parameters), link }))
}

/** notify() wrote the column. */
const asParameters = (parameters: unknown) => parameters as TextParameters
