// The leave types of a new company: the defaults of Lao law and practice (docs/decisions/0003-default-leave-types.md,
// L1).
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type DefaultLeaveType = Omit<Insertable<Tables['leave_type']>, 'workspace_id' | 'id' | 'sort_order'>

const defaultLeaveTypes: readonly DefaultLeaveType[] = [
  {
    code: 'ANNUAL',
    name: 'Annual leave',
    name_lo: 'ພັກປະຈຳປີ',
    color: '#3B6FB6',
    amount: 15,
    carry_over_amount: 5,
    expired_amount: 90,
    gender: null,
  },
  {
    code: 'SICK',
    name: 'Sick leave',
    name_lo: 'ພັກລາປ່ວຍ',
    color: '#C2694F',
    amount: 30,
    pro_rata: false,
    attach_file_day_over: 2,
    gender: null,
  },
  {
    code: 'PERSONAL',
    name: 'Personal leave',
    name_lo: 'ພັກລາກິດທຸລະ',
    color: '#7D68B0',
    amount: 6,
    gender: null,
  },
  {
    code: 'MATERNITY',
    name: 'Maternity leave',
    name_lo: 'ພັກເກີດລູກ',
    color: '#BE6A94',
    amount: 105,
    pro_rata: false,
    counts_weekends_and_holidays: true,
    gender: 'female',
  },
  {
    code: 'PATERNITY',
    name: 'Paternity leave',
    name_lo: 'ພັກເມຍເກີດລູກ',
    color: '#3A8C87',
    amount: 3,
    pro_rata: false,
    gender: 'male',
  },
  {
    code: 'MARRIAGE',
    name: 'Marriage leave',
    name_lo: 'ພັກແຕ່ງງານ',
    color: '#A98324',
    amount: 3,
    pro_rata: false,
    gender: null,
  },
  {
    code: 'UNPAID',
    name: 'Unpaid leave',
    name_lo: 'ລາພັກບໍ່ໄດ້ຮັບເງິນເດືອນ',
    color: '#72808F',
    paid: false,
    amount: 0,
    gender: null,
  },
]

export async function insertDefaultLeaveTypes(db: Scope): Promise<void> {
  // All rows need the same columns: a missing one would become null, not its default.
  const rows = defaultLeaveTypes.map((type, index) => ({
    paid: true,
    carry_over_amount: 0,
    expired_amount: 0,
    attach_file_day_over: 0,
    counts_weekends_and_holidays: false,
    pro_rata: true,
    ...type,
    workspace_id: db.workspaceId,
    id: newId(),
    sort_order: index + 1,
  }))
  await db.insertInto('leave_type').values(rows).execute()
}
