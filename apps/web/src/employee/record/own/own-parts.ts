// Fields that employees change themselves (P7), grouped as on the profile.
import type { OwnField } from '@hr/domain/employee/record-fields.ts'

export const ownParts = {
  contact: ['phone', 'otherPhones'],
  address: [
    'provinceId',
    'provinceName',
    'districtId',
    'districtName',
    'villageId',
    'villageName',
    'addressLine',
  ],
  emergency: ['emergencyPerson', 'emergencyContact'],
} as const satisfies Readonly<Record<string, readonly OwnField[]>>
export type OwnPart = keyof typeof ownParts
