// The texts of the screens, taken from the product, so that no journey repeats one.
import type { Language } from '@hr/contract/messages/text.ts'
import { texts as accountEn } from '../apps/web/src/i18n/en/account.ts'
import { texts as areaEn } from '../apps/web/src/i18n/en/area.ts'
import { texts as attendanceEn } from '../apps/web/src/i18n/en/attendance.ts'
import { texts as auditLogEn } from '../apps/web/src/i18n/en/audit-log.ts'
import { texts as consoleEn } from '../apps/web/src/i18n/en/console.ts'
import { texts as peopleEn } from '../apps/web/src/i18n/en/people.ts'
import { texts as setupEn } from '../apps/web/src/i18n/en/setup.ts'
import { texts as spaceEn } from '../apps/web/src/i18n/en/space-area.ts'
import { texts as startEn } from '../apps/web/src/i18n/en/start.ts'
import { texts as accountLo } from '../apps/web/src/i18n/lo/account.ts'
import { texts as areaLo } from '../apps/web/src/i18n/lo/area.ts'
import { texts as attendanceLo } from '../apps/web/src/i18n/lo/attendance.ts'
import { texts as auditLogLo } from '../apps/web/src/i18n/lo/audit-log.ts'
import { texts as consoleLo } from '../apps/web/src/i18n/lo/console.ts'
import { texts as peopleLo } from '../apps/web/src/i18n/lo/people.ts'
import { texts as setupLo } from '../apps/web/src/i18n/lo/setup.ts'
import { texts as spaceLo } from '../apps/web/src/i18n/lo/space-area.ts'
import { texts as startLo } from '../apps/web/src/i18n/lo/start.ts'

export {
  dayRangeTitle,
  dayTitle,
  formatDate,
  formatDateRange,
  formatHalfDays,
  formatNumber,
  monthTitle,
  weekdayNames,
} from '../apps/web/src/shared/format.ts'

const catalogues = {
  en: {
    ...startEn,
    ...areaEn,
    ...accountEn,
    ...attendanceEn,
    ...auditLogEn,
    ...consoleEn,
    ...peopleEn,
    ...setupEn,
    ...spaceEn,
  },
  lo: {
    ...startLo,
    ...areaLo,
    ...accountLo,
    ...attendanceLo,
    ...auditLogLo,
    ...consoleLo,
    ...peopleLo,
    ...setupLo,
    ...spaceLo,
  },
}
export type Texts = (typeof catalogues)[Language]

export const textsOf = (language: Language): Texts => catalogues[language]

/** fill('Hello, {{name}}', { name: 'Noy' }) -> 'Hello, Noy' */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole))

/** Matches a text with any values in its placeholders. */
export const anyFill = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  )

/** Matches a key that is shown instead of its text: leaveType.add */
export const bareKey = new RegExp(`\\b(${Object.keys(catalogues.en).join('|')})\\.[a-z]\\w+`)
