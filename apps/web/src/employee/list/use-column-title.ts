import { useTranslation } from '#web/i18n/translation.ts'
import type { OptionalColumn } from './shown-columns.ts'

const keys = {
  staffId: 'employee.staffId',
  unit: 'employee.unit',
  position: 'employee.position',
  jobGrade: 'employee.jobGrade',
  lineManager: 'employee.lineManager',
  contractType: 'employeeList.contractType',
  startDate: 'employee.startDate',
  endDate: 'employeeList.endDate',
  email: 'employeeList.email',
  phone: 'employeeList.phone',
  status: 'ui.status',
} as const satisfies Record<OptionalColumn, string>

export function useColumnTitle(): (column: OptionalColumn) => string {
  const { t } = useTranslation()
  return column => t(keys[column])
}
