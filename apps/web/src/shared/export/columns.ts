// Columns of exported tables.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { translate } from '#web/i18n/translation.ts'
import type { Named } from '#web/ui/PersonName.tsx'
import type { SheetColumn } from './sheet.ts'

type Value<Row> = SheetColumn<Row>['value']

export const textColumn = <Row>(title: string, width: number, value: Value<Row>): SheetColumn<Row> => ({
  title,
  kind: 'text',
  width,
  value,
})

export const numberColumn = <Row>(title: string, width: number, value: Value<Row>): SheetColumn<Row> => ({
  title,
  kind: 'number',
  width,
  value,
})

export const dateColumn = <Row>(title: string, value: Value<Row>): SheetColumn<Row> => ({
  title,
  kind: 'date',
  width: 13,
  value,
})

export const momentColumn = <Row>(title: string, value: Value<Row>): SheetColumn<Row> => ({
  title,
  kind: 'moment',
  width: 18,
  value,
})

type OfPerson = {
  readonly staffId: string
  readonly employee: Named
  readonly unit: string | null
  readonly unitLo: string | null
}

/** Staff ID, name and unit of a row's employee. */
export const personColumns = (language: Language): SheetColumn<OfPerson>[] => [
  textColumn(fieldLabel(language, 'staffId'), 14, row => row.staffId),
  textColumn(translate('request.employee'), 28, row => fullName(row.employee, language)),
  textColumn(fieldLabel(language, 'unit'), 24, row =>
    row.unit === null ? '' : nameIn({ name: row.unit, nameLo: row.unitLo }, language),
  ),
]
