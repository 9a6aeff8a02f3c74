// The reasons for the result of an overtime record, as text (O3-O5): "Approved 17:30 - 20:00, present 08:25 - 19:42,
// 2 h 12 at 150 %".
import { durationText } from './duration-text.ts'
import type { OtWhy, OtWhyCode } from '@hr/domain/overtime/why-overtime.ts'
import type { Language } from './text.ts'

type Words = { readonly [Code in OtWhyCode]: string }

const en: Words = {
  APPROVED: 'Approved {timeIn} - {timeOut}',
  IN_SCHEDULE: '{duration} of it is scheduled work',
  PRESENT: 'Present {timeIn} - {timeOut}',
  NO_TIME_IN: 'No time in, out {timeOut}',
  NO_TIME_OUT: 'In {timeIn}, no time out',
  ABSENT: 'No time in or out',
  NOT_THEN: 'Present {timeIn} - {timeOut}, not during the overtime',
  MANUAL: 'HR entered {duration}',
  BREAK: 'Break {duration}',
  CUT_BY_DAY: '{duration} over the limit of {hours} h a day',
  CUT_BY_MONTH: '{duration} over the limit of {hours} h a month',
  PAID: '{duration} at {percent}\u00A0%',
  NOTHING_PAID: 'Nothing is paid',
}

const lo: Words = {
  APPROVED: 'ອະນຸມັດ {timeIn} - {timeOut}',
  IN_SCHEDULE: '{duration} ຢູ່ໃນເວລາເຮັດວຽກປົກກະຕິ',
  PRESENT: 'ຢູ່ບ່ອນເຮັດວຽກ {timeIn} - {timeOut}',
  NO_TIME_IN: 'ບໍ່ມີເວລາເຂົ້າ, ອອກ {timeOut}',
  NO_TIME_OUT: 'ເຂົ້າ {timeIn}, ບໍ່ມີເວລາອອກ',
  ABSENT: 'ບໍ່ມີເວລາເຂົ້າ ແລະ ອອກ',
  NOT_THEN: 'ຢູ່ບ່ອນເຮັດວຽກ {timeIn} - {timeOut}, ບໍ່ແມ່ນຊ່ວງລ່ວງເວລາ',
  MANUAL: 'ຝ່າຍບຸກຄະລາກອນໃສ່ {duration}',
  BREAK: 'ພັກຜ່ອນ {duration}',
  CUT_BY_DAY: '{duration} ເກີນຂີດຈຳກັດ {hours} ຊົ່ວໂມງຕໍ່ມື້',
  CUT_BY_MONTH: '{duration} ເກີນຂີດຈຳກັດ {hours} ຊົ່ວໂມງຕໍ່ເດືອນ',
  PAID: '{duration} ທີ່ {percent}\u00A0%',
  NOTHING_PAID: 'ບໍ່ໄດ້ຮັບເງິນລ່ວງເວລາ',
}

const catalogue: { readonly [Of in Language]: Words } = { en, lo }
export function otWhyText(language: Language, { code, parameters }: OtWhy): string {
  const { minutes } = parameters
  const all = {
    ...parameters,
    ...(typeof minutes === 'number' && { duration: durationText(language, minutes) }),
  }
  return Object.entries(all).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, String(value)),
    catalogue[language][code],
  )
}

/** A capital stays in front of another one: HR. */
const inSentence = (text: string) => text.replace(/^[A-Z](?![A-Z])/, first => first.toLowerCase())

const isNoBreak = ({ code, parameters }: OtWhy) => code === 'BREAK' && parameters.minutes === 0

/** All of it in one sentence; without a break, none is named. */
export const otRecordText = (language: Language, why: readonly OtWhy[]): string =>
  why
    .filter(one => !isNoBreak(one))
    .map(one => otWhyText(language, one))
    .map((text, index) => (index === 0 ? text : inSentence(text)))
    .join(', ')
