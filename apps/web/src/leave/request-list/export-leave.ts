// Exports a list of leave requests with its filters and all columns, in the reader's language (spec 7).
import type { RequestStatus } from '@hr/contract/approval.ts'
import { exportLeaveRequests } from '@hr/contract/leave-export.ts'
import type { LeaveExportRow } from '@hr/contract/leave-export.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { momentOf } from '#web/shared/instant.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { listInput } from '#web/shared/request/list-view.ts'
import type { RequestView } from '#web/shared/request/list-view.ts'

type Column = SheetColumn<LeaveExportRow>

const halves = { AM: 'leave.morning', PM: 'leave.afternoon' } as const
const halfText = (half: 'AM' | 'PM'): string => translate(halves[half])
const statusText = (status: RequestStatus): string => translate(`status.${status}`)

/** HR means anyone who may approve for the company. */
function approverText({ status, currentApprover }: LeaveExportRow, language: Language): string {
  if (currentApprover !== null) return fullName(currentApprover, language)
  return status === 'PENDING' ? translate('approval.hr') : ''
}

function columnsOf(language: Language): readonly Column[] {
  const text = (title: string, width: number, value: Column['value']): Column => ({
    title,
    kind: 'text',
    width,
    value,
  })
  const date = (title: string, value: Column['value']): Column => ({ title, kind: 'date', width: 13, value })
  const moment = (title: string, value: Column['value']): Column => ({
    title,
    kind: 'moment',
    width: 18,
    value,
  })
  return [
    { title: translate('leave.number'), kind: 'number', width: 9, value: row => row.number },
    text(fieldLabel(language, 'staffId'), 14, row => row.staffId),
    text(translate('request.employee'), 28, row => fullName(row.employee, language)),
    text(fieldLabel(language, 'unit'), 24, row =>
      row.unit === null ? '' : nameIn(language, { name: row.unit, nameLo: row.unitLo }),
    ),
    text(translate('leave.type'), 20, row =>
      nameIn(language, { name: row.typeName, nameLo: row.typeNameLo }),
    ),
    date(fieldLabel(language, 'from'), row => row.from),
    text(fieldLabel(language, 'fromHalf'), 14, row => halfText(row.fromHalf)),
    date(fieldLabel(language, 'to'), row => row.to),
    text(fieldLabel(language, 'toHalf'), 14, row => halfText(row.toHalf)),
    { title: translate('leave.days'), kind: 'number', width: 8, value: row => row.halfDays / 2 },
    text(translate('leave.purpose'), 16, row => translate(`leave.purposes.${row.purpose}`)),
    text(translate('ui.status'), 13, row => statusText(row.status)),
    moment(translate('request.requestedAt'), row => momentOf(row.requestedAt)),
    text(translate('request.reason'), 40, row => row.reason),
    text(translate('leave.waitsFor'), 24, row => approverText(row, language)),
    moment(translate('leave.decidedAt'), row => (row.decidedAt === null ? null : momentOf(row.decidedAt))),
  ]
}

type Exported = {
  readonly scope: ExportScope
  readonly view: RequestView
  readonly language: Language
  readonly today: string
}

/** 'leave-requests-team-2026-03-01-2026-03-31.xlsx'; without dates, today's date. */
export function exportLeave({ scope, view, language, today }: Exported): ExportSource<LeaveExportRow> {
  const dates = [view.from, view.to].filter(date => date !== undefined)
  return {
    fileName: `leave-requests-${scope}-${dates.length > 0 ? dates.join('-') : today}.xlsx`,
    sheetName: translate('menu.leaveRequests'),
    columns: columnsOf(language),
    lines: rows => rows,
    readPage: (paging, signal) =>
      call(exportLeaveRequests, { ...listInput(scope, view), scope, ...paging }, { signal }),
  }
}
