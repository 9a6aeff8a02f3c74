// A user in words.
import type { User } from '@hr/contract/console-user.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** What a user may open: full access, a role, both, or a space. */
export function useAccessTexts(): (user: User) => readonly string[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ isAdmin, role, space }) => [
    ...(isAdmin ? [t('access.fullAccess')] : []),
    ...(role === null ? [] : [nameIn(role, language)]),
    ...(space === null ? [] : [space.name]),
  ]
}
