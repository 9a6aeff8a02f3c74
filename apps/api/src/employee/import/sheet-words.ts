// The words for codes in an export or import, in both languages; exports write the first of each (P10).
import type { Language } from '@hr/contract/messages/text.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'

type Words = { readonly en: readonly [string, ...string[]]; readonly lo: readonly [string, ...string[]] }

const genders = {
  male: { en: ['Male', 'm', 'man', 'mr'], lo: ['ຊາຍ', 'ຜູ້ຊາຍ', 'ເພດຊາຍ', 'ທ້າວ'] },
  female: { en: ['Female', 'f', 'woman', 'ms', 'mrs', 'miss'], lo: ['ຍິງ', 'ຜູ້ຍິງ', 'ເພດຍິງ', 'ນາງ'] },
} as const satisfies Readonly<Record<string, Words>>

const maritalStatuses = {
  single: { en: ['Single', 'unmarried'], lo: ['ໂສດ'] },
  married: { en: ['Married'], lo: ['ແຕ່ງງານ', 'ແຕ່ງງານແລ້ວ', 'ແຕ່ງດອງ', 'ແຕ່ງດອງແລ້ວ'] },
  divorced: { en: ['Divorced'], lo: ['ຢ່າຮ້າງ', 'ຢ່າ', 'ຮ້າງ'] },
  widowed: { en: ['Widowed', 'widow', 'widower'], lo: ['ໝ້າຍ', 'ມ່າຍ', 'ເປັນໝ້າຍ'] },
} as const satisfies Readonly<Record<string, Words>>

const statuses = {
  active: { en: ['Active'], lo: ['ເຄື່ອນໄຫວ'] },
  probation: { en: ['Probation', 'on probation'], lo: ['ທົດລອງງານ', 'ການທົດລອງງານ'] },
  inactive: { en: ['Inactive'], lo: ['ບໍ່ເຄື່ອນໄຫວ'] },
  terminated: { en: ['Terminated', 'left', 'resigned'], lo: ['ສິ້ນສຸດການຈ້າງ', 'ລາອອກ'] },
} as const satisfies Readonly<Record<string, Words>>

const contractTypes = {
  fullTime: { en: ['Full-time'], lo: ['ເຕັມເວລາ'] },
  partTime: { en: ['Part-time'], lo: ['ບໍ່ເຕັມເວລາ'] },
  internOrTrainee: { en: ['Intern or trainee', 'intern', 'trainee'], lo: ['ນັກຝຶກງານ', 'ຝຶກງານ'] },
  contract: { en: ['Contract'], lo: ['ສັນຍາຈ້າງ', 'ສັນຍາ'] },
  probationary: { en: ['Probationary'], lo: ['ທົດລອງງານ'] },
  seasonal: { en: ['Seasonal'], lo: ['ຕາມລະດູການ'] },
  temporary: { en: ['Temporary'], lo: ['ຊົ່ວຄາວ'] },
  freelance: { en: ['Freelance'], lo: ['ອິດສະຫຼະ', 'ຟຣີແລນ'] },
  permanent: { en: ['Permanent'], lo: ['ພະນັກງານປະຈຳ', 'ປະຈຳ'] },
  consultant: { en: ['Consultant'], lo: ['ທີ່ປຶກສາ'] },
} as const satisfies Readonly<Record<string, Words>>

const lists: Readonly<Record<WordColumn, Readonly<Record<string, Words>>>> = {
  gender: genders,
  maritalStatus: maritalStatuses,
  status: statuses,
  contractType: contractTypes,
}
export const wordColumns = ['gender', 'maritalStatus', 'status', 'contractType'] as const
export type WordColumn = (typeof wordColumns)[number]

const wordKey = (text: string) => searchText(text).replaceAll(/[\s.\-_/]/g, '')

const codes: ReadonlyMap<string, string> = new Map(
  wordColumns.flatMap(column =>
    Object.entries(lists[column]).flatMap(([code, { en, lo }]) =>
      [code, ...en, ...lo].map(word => [`${column} ${wordKey(word)}`, code] as const),
    ),
  ),
)

/** codeOfWord('gender', 'Mr.') = 'male'; undefined for an unknown word. */
export const codeOfWord = (column: WordColumn, word: string): string | undefined =>
  codes.get(`${column} ${wordKey(word)}`)

/** wordOfCode('gender', 'male', 'lo') = 'ຊາຍ' */
export const wordOfCode = (column: WordColumn, code: string, language: Language): string =>
  lists[column][code]?.[language][0] ?? code

/** All words an export uses in a column: 'Single, Married, Divorced, Widowed'. */
export const wordsOf = (column: WordColumn, language: Language): string =>
  Object.values(lists[column])
    .map(words => words[language][0])
    .join(', ')
