// Conflicts of a record with other data: numbers and e-mails in use, unknown list entries (P7).
import type { RecordValues } from '@hr/contract/employee-contact.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'

type Unique = Partial<Pick<RecordValues, 'staffId' | 'deviceNumber' | 'email'>>

/**
 * Serialises changes of staff ids, device numbers and e-mails with imports: the second sees what the first took.
 * Call it before locking rows.
 */
export async function lockUniqueFields(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${db.workspaceId}`}, 0))`.execute(db)
}

/** Throws ALREADY_EXISTS with the field. `exceptId` is the owner of the record. */
export async function refuseTaken(
  db: Scope,
  { staffId, deviceNumber, email }: Unique,
  exceptId: number,
): Promise<void> {
  if (staffId && (await isUsed(db, 'staff_id', staffId, exceptId))) throw alreadyExists('staffId')
  if (deviceNumber && (await isUsed(db, 'device_number', deviceNumber, exceptId)))
    throw alreadyExists('deviceNumber')
  if (email && (await isEmailUsed(db, email, exceptId))) throw alreadyExists('email')
}

function alreadyExists(path: keyof Unique): Refusal {
  return new Refusal('ALREADY_EXISTS', {}, [{ path, code: 'ALREADY_EXISTS', parameters: {} }])
}

async function isUsed(
  db: Scope,
  column: 'staff_id' | 'device_number',
  value: string,
  exceptId: number,
): Promise<boolean> {
  // Compared as in an import: 'sb-1' equals 'SB-1'.
  const used = await db
    .from('employee')
    .select('id')
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${value})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return used !== undefined
}

export async function isEmailUsed(db: Scope, email: string, exceptId: number): Promise<boolean> {
  const used = await db
    .from('account')
    .select('id')
    .where('email', '=', email)
    .where('employee_id', '<>', exceptId)
    .executeTakeFirst()
  return used !== undefined
}

/** 'choice' for each currency that the company does not have or has disabled. Locks the others. */
export async function currencyErrors(
  db: Scope,
  codes: Readonly<Record<string, string | null | undefined>>,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [path, code] of Object.entries(codes))
    if (code && !(await lockEnabledCurrency(db, code))) errors.push({ path, code: 'choice', parameters: {} })
  return errors
}

/** False if the company does not have it or has disabled it. Nobody deletes it until the transaction ends. */
export async function lockEnabledCurrency(db: Scope, code: string): Promise<boolean> {
  const query = db.from('currency').select('code').where('code', '=', code).where('is_enable', '=', true)
  return (await query.forKeyShare().executeTakeFirst()) !== undefined
}

/** Throws if there is any error. */
export function refuseErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refusal('INVALID_INPUT', {}, errors)
}
