// Exports a list of leave requests (spec 7).
import { exportLeaveRequests } from '@hr/contract/leave-export.ts'
import type { LeaveExportRow } from '@hr/contract/leave-export.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, numberColumn, textColumn } from '#web/shared/export/columns.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { exportOfRequests } from '#web/shared/request/export-requests.ts'
import type { Exporting } from '#web/shared/request/export-requests.ts'
import { listInput } from '#web/shared/request/list-view.ts'

const halves = { AM: 'leave.morning', PM: 'leave.afternoon' } as const
const halfText = (half: 'AM' | 'PM'): string => translate(halves[half])

export function exportLeave(exporting: Exporting): ExportSource<LeaveExportRow> {
  const { scope, view, language } = exporting
  return exportOfRequests(exporting, {
    name: 'leave-requests',
    sheetName: translate('menu.leaveRequests'),
    columns: [
      textColumn(translate('leave.type'), 20, row =>
        nameIn({ name: row.typeName, nameLo: row.typeNameLo }, language),
      ),
      dateColumn(fieldLabel(language, 'from'), row => row.from),
      textColumn(fieldLabel(language, 'fromHalf'), 14, row => halfText(row.fromHalf)),
      dateColumn(fieldLabel(language, 'to'), row => row.to),
      textColumn(fieldLabel(language, 'toHalf'), 14, row => halfText(row.toHalf)),
      numberColumn(translate('leave.days'), 8, row => row.halfDays / 2),
    ],
    readPage: (paging, signal) =>
      call(exportLeaveRequests, { ...listInput(scope, view), scope, ...paging }, { signal }),
  })
}
