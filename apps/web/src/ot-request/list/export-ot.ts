// Exports a list of overtime requests (spec 7).
import { exportOtRequests } from '@hr/contract/ot-request.ts'
import type { OtExportRow } from '@hr/contract/ot-request.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, numberColumn, textColumn } from '#web/shared/export/columns.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { exportOfRequests } from '#web/shared/request/export-requests.ts'
import type { Exporting } from '#web/shared/request/export-requests.ts'
import { listInput } from '#web/shared/request/list-view.ts'

export function exportOt(exporting: Exporting): ExportSource<OtExportRow> {
  const { scope, view, language } = exporting
  return exportOfRequests(exporting, {
    name: 'overtime-requests',
    sheetName: translate('menu.otRequests'),
    columns: [
      dateColumn(fieldLabel(language, 'date'), row => row.from),
      textColumn(fieldLabel(language, 'timeIn'), 10, row => row.timeIn),
      textColumn(fieldLabel(language, 'timeOut'), 10, row => row.timeOut),
      numberColumn(translate('ot.hoursColumn'), 8, row => overtimeMinutes(row) / 60),
    ],
    readPage: (paging, signal) =>
      call(exportOtRequests, { ...listInput(scope, view), scope, ...paging }, { signal }),
  })
}
