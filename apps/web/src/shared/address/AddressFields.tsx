// Province, district and village, each filtered by the one before, and the rest of the address.
import { listDistricts, listProvinces, listVillages } from '@hr/contract/address.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { AddressPart } from './AddressPart.tsx'
import type { PartValue } from './AddressPart.tsx'

export type AddressValue = {
  readonly provinceId: number | null
  readonly provinceName: string
  readonly districtId: number | null
  readonly districtName: string
  readonly villageId: number | null
  readonly villageName: string
}

type Props = {
  defaultValue: AddressValue
  onChange: (value: AddressValue) => void
  /** By name of the field. */
  errors: Readonly<Record<string, ReactNode>>
  /** Number of columns on wide screens. */
  columns: number
}

const keepMs = 600_000
const noDistrict = { districtId: null, districtName: '' } as const
const noVillage = { villageId: null, villageName: '' } as const

export function AddressFields({ defaultValue, onChange, errors, columns }: Props) {
  const language = useLanguage()
  const [value, setValue] = useState(defaultValue)
  const { provinceId, districtId } = value
  const provinces = useCall(listProvinces, {}, { staleTime: keepMs })
  const districts = useCall(
    listDistricts,
    { provinceId: provinceId ?? 0 },
    { staleTime: keepMs, enabled: provinceId !== null },
  )
  const villages = useCall(
    listVillages,
    { id: districtId ?? 0 },
    { staleTime: keepMs, enabled: districtId !== null },
  )
  const change = (part: Partial<AddressValue>) => {
    const next = { ...value, ...part }
    setValue(next)
    onChange(next)
  }
  const setProvince = ({ id, name }: PartValue) =>
    change({ provinceId: id, provinceName: name, ...noDistrict, ...noVillage })
  const setDistrict = ({ id, name }: PartValue) =>
    change({ districtId: id, districtName: name, ...noVillage })
  const parts = [
    ['province', provinces, { id: provinceId, name: value.provinceName }, setProvince],
    ['district', districts, { id: districtId, name: value.districtName }, setDistrict],
    [
      'village',
      villages,
      { id: value.villageId, name: value.villageName },
      ({ id, name }: PartValue) => change({ villageId: id, villageName: name }),
    ],
  ] as const
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="sm">
      {parts.map(([level, query, part, set]) => (
        <AddressPart
          key={level}
          label={fieldLabel(language, `${level}Id`)}
          entries={query.data ?? []}
          isPending={query.isLoading}
          value={part}
          onChange={set}
          error={errors[`${level}Id`] ?? errors[`${level}Name`]}
          path={`${level}Id`}
        />
      ))}
    </SimpleGrid>
  )
}
