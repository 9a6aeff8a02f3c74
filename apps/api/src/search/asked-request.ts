// The request that a search asks for: '#1024', '1024', 'leave request 1024', 'ຄຳຂໍລາພັກເລກທີ 1024' (P5).
import { requestKinds } from '@hr/contract/approval-template.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'

type Kind = (typeof requestKinds)[number]

const kindWords: { readonly [K in Kind]: readonly string[] } = {
  LEAVE: ['leave', 'ລາພັກ'],
  ATTENDANCE: ['attendance', 'correction', 'ແກ້ໄຂເວລາ'],
  OFF_SITE: ['off-site', 'off site', 'ນອກສະຖານທີ່'],
  OT: ['overtime', 'ot', 'ລ່ວງເວລາ', 'ໂອທີ'],
}
const otherWords = [
  'cancellation',
  'change',
  'work',
  'request',
  'number',
  'no.',
  'ຄຳຂໍ',
  'ເຮັດວຽກ',
  'ຍົກເລີກ',
  'ປ່ຽນແປງ',
  'ເລກທີ',
]

/** Lao words follow each other without spaces. */
const words = [...Object.values(kindWords).flat(), ...otherWords].join('|').replaceAll('.', String.raw`\.`)
const asked = new RegExp(String.raw`^(?:(?:${words})\s?)*#?(\d{1,9})$`)

/** Undefined if the text asks for no request; kinds are all unless it names some. */
export function askedRequest(q: string): { number: number; kinds: readonly Kind[] } | undefined {
  const text = searchText(q)
  const number = asked.exec(text)?.[1]
  if (number === undefined) return undefined
  const named = requestKinds.filter(kind => kindWords[kind].some(word => text.includes(word)))
  return { number: Number(number), kinds: named.length > 0 ? named : requestKinds }
}
