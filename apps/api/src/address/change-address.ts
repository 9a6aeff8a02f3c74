// A company adds, renames or hides provinces, districts and villages for itself (N5).
import type * as contract from '@hr/contract/address.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { auditDelete, writeAudit } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { lockAddresses, nextAddressId, saveOwn } from './address.store.ts'
import type { OwnRow } from './address.store.ts'
import { effectiveList, findListed, listChildren } from './effective-address.ts'
import type { AddressRow } from './shipped-address.ts'

type Change = Parameters<Handler<typeof contract.updateAddressEntry | typeof contract.deleteAddressEntry>>[0]
type Work = Pick<Change, 'db' | 'caller' | 'now' | 'language'>

/** Throws INVALID_INPUT if the parent is not on the list, ALREADY_EXISTS if the parent already has the name. */
export const createAddressEntry: Handler<typeof contract.createAddressEntry> = async context => {
  const { db, input } = context
  const { level, parentId, name, nameLo } = input
  await lockAddresses(db)
  await checkParent(context, level, parentId)
  const row = { id: await nextAddressId(db), parentId, name, nameLo: nameLo || name }
  await checkNames(context, level, row)
  return saved(context, level, undefined, { ...row, isHidden: false })
}

/** Throws NOT_FOUND or ALREADY_EXISTS. Puts a hidden entry back on the list. */
export const updateAddressEntry: Handler<typeof contract.updateAddressEntry> = async context => {
  const { db, input } = context
  const { level, id, name, nameLo } = input
  await lockAddresses(db)
  const before = orNotFound((await effectiveList(db, level)).any(id))
  await checkParent(context, level, before.parentId)
  const row = { id, parentId: before.parentId, name, nameLo: nameLo || name }
  await checkNames(context, level, row)
  return saved(context, level, before, { ...row, isHidden: false })
}

/** Keeps the entry, so that addresses of people who live there keep its name. */
export const deleteAddressEntry: Handler<typeof contract.deleteAddressEntry> = async context => {
  const { db, input } = context
  const { level, id } = input
  await lockAddresses(db)
  const before = orNotFound(await findListed(db, level, id))
  await saveOwn(db, level, { ...before, isHidden: true })
  await auditDelete(db, 'address_entry', `${level} ${id}`, namesOf(before))
  await publishLive(db, { topic: 'address', employeeIds: [] })
  return {}
}

async function checkParent(
  { db }: Work,
  level: contract.AddressLevel,
  parentId: number | null,
): Promise<void> {
  const above = ({ province: null, district: 'province', village: 'district' } as const)[level]
  const code =
    above === null
      ? parentId !== null && 'choice'
      : parentId === null
        ? 'required'
        : !(await findListed(db, above, parentId)) && 'choice'
  if (code) throw new Refusal('INVALID_INPUT', {}, [{ path: 'parentId', code, parameters: {} }])
}

async function checkNames(
  { db, language }: Work,
  level: contract.AddressLevel,
  row: AddressRow,
): Promise<void> {
  const isSame = ({ id, name, nameLo }: contract.AddressEntry) =>
    id !== row.id && searchText(name, nameLo) === searchText(row.name, row.nameLo)
  const siblings = await listChildren(db, level, row.parentId)
  if (!siblings.some(isSame)) return
  const label = fieldLabel(language, 'name')
  throw new Refusal('ALREADY_EXISTS', { label }, [{ path: 'name', code: 'ALREADY_EXISTS', parameters: {} }])
}

async function saved(
  { db }: Work,
  level: contract.AddressLevel,
  before: AddressRow | undefined,
  row: OwnRow,
): Promise<contract.AddressEntry> {
  await saveOwn(db, level, row)
  await writeAudit(db, {
    operation: before ? 'UPDATE' : 'CREATE',
    entity: 'address_entry',
    entityId: `${level} ${row.id}`,
    ...(before && { before: namesOf(before) }),
    after: namesOf(row),
  })
  await publishLive(db, { topic: 'address', employeeIds: [] })
  const shown = await listChildren(db, level, row.parentId)
  return orNotFound(shown.find(entry => entry.id === row.id))
}

const namesOf = ({ name, nameLo, parentId }: AddressRow) => ({ name, name_lo: nameLo, parent_id: parentId })
