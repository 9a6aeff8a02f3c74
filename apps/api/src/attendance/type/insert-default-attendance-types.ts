// The attendance types of a new company (docs/decisions/0038-attendance-requests.md, A10).
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

const defaultTypes = [
  {
    code: 'FORGOT',
    name: 'Forgot to clock in or out',
    name_lo: 'ລືມປ້ຳໂມງ',
    needs_times: true,
    quota_per_month: 3,
  },
  {
    code: 'DEVICE',
    name: 'Time clock out of order',
    name_lo: 'ເຄື່ອງປ້ຳໂມງຂັດຂ້ອງ',
    needs_times: true,
    quota_per_month: 0,
  },
  {
    code: 'CLIENT',
    name: 'Client visit',
    name_lo: 'ໄປພົບລູກຄ້າ',
    needs_times: false,
    quota_per_month: 0,
  },
  {
    code: 'MEETING',
    name: 'Meeting outside',
    name_lo: 'ປະຊຸມນອກສະຖານທີ່',
    needs_times: false,
    quota_per_month: 0,
  },
  {
    code: 'TRAINING',
    name: 'Training',
    name_lo: 'ຝຶກອົບຮົມ',
    needs_times: false,
    quota_per_month: 0,
  },
  {
    code: 'OTHER',
    name: 'Other',
    name_lo: 'ອື່ນໆ',
    needs_times: false,
    quota_per_month: 2,
  },
] as const

export async function insertDefaultAttendanceTypes(db: Scope): Promise<void> {
  await db
    .insertInto('attendance_type')
    .values(
      defaultTypes.map((type, index) => ({
        ...type,
        workspace_id: db.workspaceId,
        id: newId(),
        sort_order: index + 1,
      })),
    )
    .execute()
}
