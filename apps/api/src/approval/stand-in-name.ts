// "A for B": the name of a delegate who decided for another person (R10).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'

const forWord: Readonly<Record<Language, string>> = { en: 'for', lo: 'ແທນ' }

/** standInText('en', 'Kham', 'Noy') -> 'Kham for Noy' */
export const standInText = (language: Language, name: string, approver: string): string =>
  `${name} ${forWord[language]} ${approver}`

export const standInName = (name: Bilingual, approver: Bilingual): Bilingual => ({
  en: standInText('en', name.en, approver.en),
  lo: standInText('lo', name.lo, approver.lo),
})
