// The leave type of a request, for a row.
import type { LeaveRow } from './leave-request-list.queries.ts'

export const toRequestType = (
  row: Pick<LeaveRow, 'leaveTypeId' | 'typeName' | 'typeNameLo' | 'typeColor'>,
) => ({
  id: row.leaveTypeId,
  name: row.typeName,
  nameLo: row.typeNameLo,
  color: row.typeColor,
})
