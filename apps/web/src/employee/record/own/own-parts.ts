// What an employee changes alone (P7), in the parts in which the profile shows it.
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
