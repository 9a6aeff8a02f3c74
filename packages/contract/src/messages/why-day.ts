// The reasons for the result of a day, as text (A12): "In 08:46, 16 min after 08:30 (Office shift)".
import { penaltyCurrency } from '@hr/domain/attendance/penalty-table.ts'
import type { WhyCode, WhyReason } from '@hr/domain/attendance/why-day.ts'
import type { TimeSource } from '@hr/domain/attendance/attended-stretches.ts'
import type { Language } from './text.ts'

type Words = {
  readonly reasons: { readonly [Code in WhyCode]: string }
  /** Where a time comes from; nothing is said of a punch. */
  readonly sources: { readonly [Source in TimeSource]: string }
  /** What was approved: both times, or one of them. */
  readonly times: { readonly both: string; readonly onlyIn: string; readonly onlyOut: string }
  readonly shift: (name: string) => string
}

const en: Words = {
  reasons: {
    HOLIDAY: 'Holiday: {name}',
    NO_WORK: 'Not scheduled to work on this day',
    LEAVE_FULL_DAY: 'On leave all day: {type}',
    LEAVE_AM: 'Morning leave: {type}',
    LEAVE_PM: 'Afternoon leave: {type}',
    OFF_SITE_WORK: 'Off-site work {times}: {place}',
    OFF_SITE_DAY: 'Off-site work all day: {place}',
    ATTENDANCE_REQUEST: 'Approved request {times}: {type}',
    ATTENDANCE_REQUEST_DAY: 'Approved request for the whole day: {type}',
    IN: 'In {time}{source}',
    IN_ON_TIME: 'In {time}{source}, on time for {scheduled} ({shift})',
    IN_WITHIN_GRACE: 'In {time}{source}, {minutes} min after {scheduled}, within the grace period ({shift})',
    IN_LATE: 'In {time}{source}, {minutes} min after {scheduled} ({shift})',
    OUT: 'Out {time}{source}',
    OUT_ON_TIME: 'Out {time}{source}, work ended at {scheduled} ({shift})',
    OUT_WITHIN_GRACE:
      'Out {time}{source}, {minutes} min before {scheduled}, within the grace period ({shift})',
    OUT_EARLY: 'Out {time}{source}, {minutes} min before {scheduled} ({shift})',
    NO_TIME_IN: 'No time in for {scheduled} ({shift})',
    NO_TIME_OUT: 'No time out for {scheduled} ({shift})',
    ABSENT: 'No punches and no approved request',
    ABSENT_AM: 'Absent in the morning: no time in or out, and no leave for that half',
    ABSENT_PM: 'Absent in the afternoon: no time in or out, and no leave for that half',
    OVERTIME: 'Approved overtime {timeIn} to {timeOut}',
    STILL_OPEN: 'The day is not over yet',
    LATE_WAIVED: 'HR waived {minutes} min late',
    EARLY_OUT_WAIVED: 'HR waived {minutes} min early out',
    PENALTY_LATE: 'Penalty {amount}: {minutes} min late, grade {jobGrade}',
    PENALTY_EARLY_OUT: 'Penalty {amount}: {minutes} min early out, grade {jobGrade}',
    PENALTY_NO_TIME: 'Penalty {amount}: missing punch',
    NO_RATE_LATE: '{minutes} min late, but grade {jobGrade} has no attendance rate on this day',
    NO_RATE_EARLY_OUT: '{minutes} min early out, but grade {jobGrade} has no attendance rate on this day',
    NO_PENALTY_UNPAID_LEAVE: 'No penalty: unpaid leave on this day',
  },
  sources: {
    PUNCH: '',
    OFF_SITE_WORK: ' by off-site work',
    ATTENDANCE_REQUEST: ' by an approved request',
    TIME_ATTENDANCE: ' set by HR',
  },
  times: { both: '{timeIn} to {timeOut}', onlyIn: '(in {timeIn})', onlyOut: '(out {timeOut})' },
  shift: name => (/shift$/i.test(name) ? name : `${name} shift`),
}

const lo: Words = {
  reasons: {
    HOLIDAY: 'ວັນພັກ: {nameLo}',
    NO_WORK: 'ມື້ນີ້ບໍ່ມີວຽກຕາມກະ',
    LEAVE_FULL_DAY: 'ລາພັກໝົດມື້: {typeLo}',
    LEAVE_AM: 'ລາເຄິ່ງເຊົ້າ: {typeLo}',
    LEAVE_PM: 'ລາເຄິ່ງແລງ: {typeLo}',
    OFF_SITE_WORK: 'ວຽກນອກສະຖານທີ່ {times}: {place}',
    OFF_SITE_DAY: 'ວຽກນອກສະຖານທີ່ໝົດມື້: {place}',
    ATTENDANCE_REQUEST: 'ຄຳຂໍທີ່ອະນຸມັດແລ້ວ {times}: {typeLo}',
    ATTENDANCE_REQUEST_DAY: 'ຄຳຂໍທີ່ອະນຸມັດແລ້ວໝົດມື້: {typeLo}',
    IN: 'ເຂົ້າ {time}{source}',
    IN_ON_TIME: 'ເຂົ້າ {time}{source}, ທັນເວລາ {scheduled} ({shift})',
    IN_WITHIN_GRACE: 'ເຂົ້າ {time}{source}, ຫຼັງ {scheduled} {minutes} ນາທີ, ຍັງຢູ່ໃນເວລາຜ່ອນຜັນ ({shift})',
    IN_LATE: 'ເຂົ້າ {time}{source}, ຊ້າກວ່າ {scheduled} {minutes} ນາທີ ({shift})',
    OUT: 'ອອກ {time}{source}',
    OUT_ON_TIME: 'ອອກ {time}{source}, ເລີກວຽກ {scheduled} ({shift})',
    OUT_WITHIN_GRACE: 'ອອກ {time}{source}, ກ່ອນ {scheduled} {minutes} ນາທີ, ຍັງຢູ່ໃນເວລາຜ່ອນຜັນ ({shift})',
    OUT_EARLY: 'ອອກ {time}{source}, ກ່ອນ {scheduled} {minutes} ນາທີ ({shift})',
    NO_TIME_IN: 'ບໍ່ມີເວລາເຂົ້າສຳລັບ {scheduled} ({shift})',
    NO_TIME_OUT: 'ບໍ່ມີເວລາອອກສຳລັບ {scheduled} ({shift})',
    ABSENT: 'ບໍ່ມີເວລາເຂົ້າ-ອອກ ແລະ ບໍ່ມີຄຳຂໍທີ່ອະນຸມັດ',
    ABSENT_AM: 'ຂາດວຽກເຄິ່ງເຊົ້າ: ບໍ່ມີເວລາເຂົ້າ ຫຼື ອອກ ແລະ ບໍ່ໄດ້ລາເຄິ່ງມື້ນັ້ນ',
    ABSENT_PM: 'ຂາດວຽກເຄິ່ງແລງ: ບໍ່ມີເວລາເຂົ້າ ຫຼື ອອກ ແລະ ບໍ່ໄດ້ລາເຄິ່ງມື້ນັ້ນ',
    OVERTIME: 'ລ່ວງເວລາທີ່ອະນຸມັດແລ້ວ {timeIn} ຫາ {timeOut}',
    STILL_OPEN: 'ມື້ນີ້ຍັງບໍ່ທັນສິ້ນສຸດ',
    LATE_WAIVED: 'ຝ່າຍບຸກຄະລາກອນຍົກເວັ້ນການມາຊ້າ {minutes} ນາທີ',
    EARLY_OUT_WAIVED: 'ຝ່າຍບຸກຄະລາກອນຍົກເວັ້ນການອອກກ່ອນເວລາ {minutes} ນາທີ',
    PENALTY_LATE: 'ຄ່າປັບໃໝ {amount}: ມາຊ້າ {minutes} ນາທີ, ລະດັບຂັ້ນ {jobGrade}',
    PENALTY_EARLY_OUT: 'ຄ່າປັບໃໝ {amount}: ອອກກ່ອນເວລາ {minutes} ນາທີ, ລະດັບຂັ້ນ {jobGrade}',
    PENALTY_NO_TIME: 'ຄ່າປັບໃໝ {amount}: ບໍ່ມີເວລາເຂົ້າ ຫຼື ອອກ',
    NO_RATE_LATE: 'ບໍ່ມີອັດຕາສຳລັບການມາຊ້າ {minutes} ນາທີ: ລະດັບຂັ້ນ {jobGrade} ບໍ່ມີອັດຕາໃນມື້ນີ້',
    NO_RATE_EARLY_OUT: 'ບໍ່ມີອັດຕາສຳລັບການອອກກ່ອນເວລາ {minutes} ນາທີ: ລະດັບຂັ້ນ {jobGrade} ບໍ່ມີອັດຕາໃນມື້ນີ້',
    NO_PENALTY_UNPAID_LEAVE: 'ບໍ່ມີຄ່າປັບໃໝ: ມື້ນີ້ລາພັກບໍ່ໄດ້ຮັບເງິນເດືອນ',
  },
  sources: {
    PUNCH: '',
    OFF_SITE_WORK: ' ຕາມວຽກນອກສະຖານທີ່',
    ATTENDANCE_REQUEST: ' ຕາມຄຳຂໍທີ່ອະນຸມັດແລ້ວ',
    TIME_ATTENDANCE: ' ທີ່ຝ່າຍບຸກຄະລາກອນກຳນົດ',
  },
  times: { both: '{timeIn} ຫາ {timeOut}', onlyIn: '(ເຂົ້າ {timeIn})', onlyOut: '(ອອກ {timeOut})' },
  shift: name => (name.startsWith('ກະ') ? name : `ກະ${name}`),
}

const catalogue: { readonly [Of in Language]: Words } = { en, lo }
/** Shown for a time that was not requested. */
const noTime = '–'
const penaltyText = (amount: number) =>
  `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}\u00A0${penaltyCurrency}`

export function whyText(language: Language, { code, parameters }: WhyReason): string {
  const { reasons, sources, shift, times } = catalogue[language]
  const shiftName = parameters[language === 'lo' ? 'shiftLo' : 'shift']
  const amount = parameters.amount
  const replaced: Readonly<Record<string, string | number | undefined>> = {
    ...parameters,
    source: Object.entries(sources).find(([source]) => source === parameters.by)?.[1] ?? '',
    shift: shift(String(shiftName ?? '')),
    amount: typeof amount === 'number' ? penaltyText(amount) : amount,
  }
  const timed =
    parameters.timeOut === noTime ? times.onlyIn : parameters.timeIn === noTime ? times.onlyOut : times.both
  return reasons[code]
    .replace('{times}', timed)
    .replace(/\{(\w+)\}/g, (whole, key: string) => String(replaced[key] ?? whole))
}

/** All of it as one text, a reason after the other. */
export const whyDayText = (language: Language, why: readonly WhyReason[]): string =>
  why.map(one => whyText(language, one)).join('. ')
