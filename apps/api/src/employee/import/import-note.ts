// What each column of an import accepts, for the notes of the template (P10).
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { dateColumns, moneyColumns } from './sheet-cells.ts'
import { wordColumns, wordsOf } from './sheet-words.ts'

type Note = Readonly<Record<Language, string>>

const notes: Readonly<Partial<Record<ImportColumn, Note>>> = {
  staffId: {
    en: 'Needed. Unique for each employee: it says who is meant',
    lo: 'ຈຳເປັນ. ບໍ່ຊ້ຳກັນ: ບອກວ່າແມ່ນພະນັກງານຄົນໃດ',
  },
  firstName: { en: 'Needed for somebody new. 3 to 50 characters', lo: 'ຈຳເປັນສຳລັບຄົນໃໝ່. 3 ຫາ 50 ຕົວອັກສອນ' },
  lastName: { en: 'Needed for somebody new. 3 to 50 characters', lo: 'ຈຳເປັນສຳລັບຄົນໃໝ່. 3 ຫາ 50 ຕົວອັກສອນ' },
  firstNameLo: { en: 'Shown to readers in Lao', lo: 'ສະແດງໃຫ້ຜູ້ທີ່ໃຊ້ພາສາລາວ' },
  lastNameLo: { en: 'Shown to readers in Lao', lo: 'ສະແດງໃຫ້ຜູ້ທີ່ໃຊ້ພາສາລາວ' },
  yearWorkExperience: { en: 'A whole number', lo: 'ຈຳນວນເຕັມ' },
  email: { en: 'For notifications and password resets', lo: 'ໃຊ້ສຳລັບການແຈ້ງເຕືອນ ແລະ ເມື່ອລືມລະຫັດຜ່ານ' },
  phone: {
    en: 'With or without country code; 856 is assumed',
    lo: 'ມີ ຫຼື ບໍ່ມີລະຫັດປະເທດກໍໄດ້; ຖ້າບໍ່ມີຖືວ່າແມ່ນ 856',
  },
  otherPhones: { en: 'Several are separated by ;', lo: 'ຖ້າມີຫຼາຍເບີ ໃຫ້ຂັ້ນດ້ວຍ ;' },
  province: {
    en: 'Name in English or Lao; a name that is not on the list is kept as it is written',
    lo: 'ຊື່ພາສາລາວ ຫຼື ອັງກິດ; ຊື່ທີ່ບໍ່ມີໃນລາຍການຈະຖືກເກັບໄວ້ຕາມທີ່ຂຽນ',
  },
  district: { en: 'District within the province', lo: 'ຢູ່ໃນແຂວງ' },
  village: { en: 'Below the district', lo: 'ຢູ່ໃນເມືອງ' },
  emergencyContact: { en: 'A phone number', lo: 'ເບີໂທລະສັບ' },
  unit: {
    en: 'Name of a unit. You choose what a new name means when you import',
    lo: 'ຊື່ໜ່ວຍງານ. ຖ້າເປັນຊື່ໃໝ່ ທ່ານຈະເລືອກຄວາມໝາຍຕອນນຳເຂົ້າ',
  },
  position: {
    en: 'Name of the position; made when it does not exist yet',
    lo: 'ຊື່ຕຳແໜ່ງ; ຖ້າຍັງບໍ່ມີຈະຖືກສ້າງໃໝ່',
  },
  jobGrade: {
    en: 'Code of the job grade; made when it does not exist yet',
    lo: 'ລະຫັດລະດັບຂັ້ນ; ຖ້າຍັງບໍ່ມີຈະຖືກສ້າງໃໝ່',
  },
  manager: {
    en: 'Staff ID of the line manager, who may come later in the file',
    lo: 'ລະຫັດພະນັກງານຂອງຫົວໜ້າໂດຍກົງ, ຢູ່ແຖວຫຼັງກໍໄດ້',
  },
  workShift: {
    en: 'Name of a work shift, for somebody new; without it the default of the company',
    lo: 'ຊື່ກະເຮັດວຽກ, ສຳລັບຄົນໃໝ່; ຖ້າບໍ່ມີ ແມ່ນກະຫຼັກຂອງບໍລິສັດ',
  },
  deviceNumber: { en: 'The person’s ID on the attendance device', lo: 'ລະຫັດຂອງພະນັກງານໃນເຄື່ອງປ້ຳໂມງ' },
  education: {
    en: 'Level; institution; major; graduation date. Several are separated by |',
    lo: 'ລະດັບ; ສະຖານສຶກສາ; ສາຂາວິຊາ; ວັນທີຮຽນຈົບ. ຖ້າມີຫຼາຍອັນ ໃຫ້ຂັ້ນດ້ວຍ |',
  },
  salaryCurrency: { en: 'Code of the currency, for example LAK', lo: 'ລະຫັດສະກຸນເງິນ, ຕົວຢ່າງ LAK' },
  bankCurrency: { en: 'Code of the currency, for example LAK', lo: 'ລະຫັດສະກຸນເງິນ, ຕົວຢ່າງ LAK' },
}

const dates: readonly ImportColumn[] = dateColumns
const amounts: readonly ImportColumn[] = moneyColumns
const dateNote: Note = { en: 'DD/MM/YYYY or YYYY-MM-DD', lo: 'DD/MM/YYYY ຫຼື YYYY-MM-DD' }
const amountNote: Note = {
  en: 'An amount in the currency of the salary',
  lo: 'ຈຳນວນເງິນ ເປັນສະກຸນເງິນຂອງເງິນເດືອນ',
}
const startNote: Note = {
  en: 'Needed for somebody new. DD/MM/YYYY or YYYY-MM-DD',
  lo: 'ຈຳເປັນສຳລັບຄົນໃໝ່. DD/MM/YYYY ຫຼື YYYY-MM-DD',
}
const oneOf: Note = { en: 'One of', lo: 'ໜຶ່ງໃນ' }
const textNote: Note = { en: 'Text', lo: 'ຂໍ້ຄວາມ' }

export function importNote(column: ImportColumn, language: Language): string {
  const words = wordColumns.find(name => name === column)
  if (words) return `${oneOf[language]}: ${wordsOf(words, language)}`
  if (column === 'startDate') return startNote[language]
  if (dates.includes(column)) return dateNote[language]
  return (notes[column] ?? (amounts.includes(column) ? amountNote : textNote))[language]
}
