import { Stack } from '@mantine/core'
import { AddressFields } from '#web/shared/address/AddressFields.tsx'
import type { AddressValue } from '#web/shared/address/AddressFields.tsx'
import type { PersonForm } from '../person-form.ts'
import { RecordField } from '../RecordField.tsx'

export function AddressBlock({ form, columns = 3 }: { form: PersonForm; columns?: number }) {
  const { provinceId, provinceName, districtId, districtName, villageId, villageName } = form.getValues()
  const change = (value: AddressValue) => {
    form.setFieldValue('provinceId', value.provinceId)
    form.setFieldValue('provinceName', value.provinceName)
    form.setFieldValue('districtId', value.districtId)
    form.setFieldValue('districtName', value.districtName)
    form.setFieldValue('villageId', value.villageId)
    form.setFieldValue('villageName', value.villageName)
  }
  return (
    <Stack gap="sm">
      <AddressFields
        defaultValue={{ provinceId, provinceName, districtId, districtName, villageId, villageName }}
        onChange={change}
        errors={form.errors}
        columns={columns}
      />
      <RecordField form={form} name="addressLine" />
    </Stack>
  )
}
