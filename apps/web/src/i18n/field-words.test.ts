import { fieldLabel, languages } from '@hr/contract/messages/text.ts'
import { expect, test } from 'vitest'
import { currency as currencyInEnglish } from './en/currency.ts'
import { holiday as holidayInEnglish } from './en/holiday.ts'
import { ot as otInEnglish } from './en/ot.ts'
import { currency as currencyInLao } from './lo/currency.ts'
import { holiday as holidayInLao } from './lo/holiday.ts'
import { ot as otInLao } from './lo/ot.ts'

const texts = {
  en: { currency: currencyInEnglish, holiday: holidayInEnglish, ot: otInEnglish },
  lo: { currency: currencyInLao, holiday: holidayInLao, ot: otInLao },
}

test.each(languages)('in %s a field and the message under it use the same word', language => {
  const { currency, holiday, ot } = texts[language]
  expect(currency.code).toBe(fieldLabel(language, 'code'))
  expect([holiday.from, holiday.to]).toEqual([fieldLabel(language, 'from'), fieldLabel(language, 'to')])
  expect(ot.members).toBe(fieldLabel(language, 'employeeIds'))
})
