// A table to fill in: everybody with each leave type, the days left today, and notes per column (L3).
import { adjustmentColumns, mostAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import type {
  AdjustmentColumn,
  adjustmentTemplate as endpoint,
} from '@hr/contract/leave-adjustment-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameKey } from '@hr/domain/employee/import-facts.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { todayIn } from '#api/company/today.ts'
import { exportTooLarge } from '#api/export/export-too-large.ts'
import { writeTable, xlsxType } from '#api/files/write-table.ts'
import type { Handler, RawAnswer } from '#api/http/context.ts'
import { shownColumns } from './adjustment-header.ts'
import { kindWords, wordOfKind } from './adjustment-words.ts'
import { summaryRowsNow } from '../summary/export-leave-summary.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'

type Context = Parameters<Handler<typeof endpoint>>[0]

const columns = [
  { key: 'staffId', kind: 'text', width: 16 },
  { key: shownColumns.name, kind: 'text', width: 28 },
  { key: 'leaveTypeId', kind: 'text', width: 22 },
  { key: shownColumns.available, kind: 'number', width: 12 },
  { key: 'halfDays', kind: 'number', width: 10 },
  { key: 'date', kind: 'date', width: 14 },
  { key: 'adjustmentKind', kind: 'text', width: 18 },
  { key: 'reason', kind: 'text', width: 36 },
] as const

const titles = {
  en: { rows: 'Balances', notes: 'Notes', column: 'Column', note: 'What it takes' },
  lo: { rows: 'ຍອດວັນພັກ', notes: 'ຄຳອະທິບາຍ', column: 'ຖັນ', note: 'ຂໍ້ມູນໃນຖັນ' },
} as const

const notes: Readonly<Record<AdjustmentColumn, Readonly<Record<Language, string>>>> = {
  staffId: { en: 'Required. Identifies the employee', lo: 'ຈຳເປັນ. ບອກວ່າແມ່ນພະນັກງານຄົນໃດ' },
  leaveTypeId: {
    en: 'Needed. Name in English or Lao, or code',
    lo: 'ຈຳເປັນ. ຊື່ພາສາລາວ ຫຼື ອັງກິດ, ຫຼື ລະຫັດ',
  },
  halfDays: {
    en: 'Days to give, with a minus to take; steps of 0.5. Rows without days are left out',
    lo: 'ຈຳນວນມື້ທີ່ໃຫ້, ໃສ່ເຄື່ອງໝາຍລົບເພື່ອຫັກ; ເທື່ອລະ 0.5. ແຖວທີ່ບໍ່ມີຈຳນວນມື້ຈະຖືກຂ້າມ',
  },
  date: {
    en: 'Needed. From when on: DD/MM/YYYY or YYYY-MM-DD',
    lo: 'ຈຳເປັນ. ນັບແຕ່ວັນທີ: DD/MM/YYYY ຫຼື YYYY-MM-DD',
  },
  adjustmentKind: { en: 'One of', lo: 'ໜຶ່ງໃນ' },
  reason: { en: 'Needed. 3 to 255 characters', lo: 'ຈຳເປັນ. 3 ຫາ 255 ຕົວອັກສອນ' },
}

const noteOf = (column: AdjustmentColumn, language: Language): string =>
  column === 'adjustmentKind' ? `${notes[column][language]}: ${kindWords(language)}` : notes[column][language]

/** The name in the reader's language, or the code if several types share the name. */
async function typeTexts({ db, language }: Pick<Context, 'db' | 'language'>) {
  const types = await listLeaveTypeRows(db)
  const isTwice = (name: string) =>
    types.filter(type => [type.name, type.nameLo].some(one => nameKey(one) === nameKey(name))).length > 1
  return (id: string): string => {
    const type = types.find(one => one.id === id)
    if (type === undefined) return ''
    const name = nameIn(type, language)
    return isTwice(name) ? type.code : name
  }
}

/** EXPORT_TOO_LARGE for more rows than a file may have: the caller must filter. */
export async function adjustmentTemplate(context: Context): Promise<RawAnswer> {
  const { db, input, language } = context
  const balances = await summaryRowsNow(context)
  if (balances.length > mostAdjustments) throw exportTooLarge(mostAdjustments)
  const date = input.date ?? (await todayIn(db))
  const typeText = await typeTexts(context)
  const kind = wordOfKind('ADJUSTMENT', language)
  const rows = balances.map(({ staffId, employee, leaveTypeId, available }) => [
    staffId,
    fullName(employee, language),
    typeText(leaveTypeId),
    String(available / 2),
    '',
    date,
    kind,
    '',
  ])
  const text = titles[language]
  const bytes = await writeTable([
    { name: text.rows, columns, rows: [columns.map(({ key }) => fieldLabel(language, key)), ...rows] },
    {
      name: text.notes,
      columns: [
        { kind: 'text', width: 24 },
        { kind: 'text', width: 90 },
      ],
      rows: [
        [text.column, text.note],
        ...adjustmentColumns.map(column => [fieldLabel(language, column), noteOf(column, language)]),
      ],
    },
  ])
  return { bytes, contentType: xlsxType, name: `leave-balances-${date}.xlsx` }
}
