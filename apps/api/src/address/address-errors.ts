// An address from the lists is consistent: each part exists and belongs to the part above (N5).
import { addressLevels } from '@hr/contract/address.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { effectiveList } from './effective-address.ts'

type AddressIds = {
  readonly provinceId?: number | null
  readonly districtId?: number | null
  readonly villageId?: number | null
}

/** Accepts parts the company has delisted: somebody lives there. Typed parts are not checked. */
export async function addressErrors(db: Scope, address: AddressIds): Promise<FieldError[]> {
  const errors: FieldError[] = []
  let above: number | null = null
  for (const level of addressLevels) {
    const id = address[`${level}Id`] ?? null
    if (id !== null) {
      const entry = (await effectiveList(db, level)).any(id)
      const isBelow = level === 'province' || entry?.parentId === above
      if (!entry || !isBelow) errors.push({ path: `${level}Id`, code: 'choice', parameters: {} })
    }
    above = id
  }
  return errors
}
