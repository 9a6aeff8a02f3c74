// Provinces, districts and villages as the company sees them (N5).
import * as contract from '@hr/contract/address.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { createAddressEntry, deleteAddressEntry, updateAddressEntry } from './change-address.ts'
import { effectiveList, findListed, listChildren } from './effective-address.ts'

export const addressRoutes: readonly Route[] = [
  route(contract.listProvinces, ({ db, input }) => listChildren(db, 'province', null, input)),
  route(contract.listDistricts, async ({ db, input }) => {
    orNotFound(await findListed(db, 'province', input.provinceId))
    return listChildren(db, 'district', input.provinceId, input)
  }),
  route(contract.listVillages, async ({ db, input, language }) => {
    orNotFound(await findListed(db, 'district', input.id))
    const wanted = searchText(input.search)
    const collator = new Intl.Collator(language)
    const entries = await listChildren(db, 'village', input.id, input)
    return entries
      .filter(({ name, nameLo }) => searchText(name, nameLo).includes(wanted))
      .toSorted(
        language === 'lo'
          ? (one, other) => collator.compare(one.nameLo, other.nameLo)
          : (one, other) => collator.compare(one.name, other.name),
      )
  }),
  // People who live in a place still see its name after it is taken off the list.
  route(contract.getDistrict, async ({ db, input }) => {
    const { id, name, nameLo, parentId } = orNotFound((await effectiveList(db, 'district')).any(input.id))
    return { id, name, nameLo, provinceId: parentId ?? 0 }
  }),
  route(contract.getProvinceOfDistrict, async ({ db, input }) => {
    const district = orNotFound((await effectiveList(db, 'district')).any(input.districtId))
    const provinces = await effectiveList(db, 'province')
    const { id, name, nameLo } = orNotFound(provinces.any(district.parentId ?? 0))
    return { id, name, nameLo }
  }),
  route(contract.createAddressEntry, createAddressEntry),
  route(contract.updateAddressEntry, updateAddressEntry),
  route(contract.deleteAddressEntry, deleteAddressEntry),
]
