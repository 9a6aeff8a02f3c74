// What the forms for roles of a company and of the console have in common: their first values and their words.
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type NamedRole = {
  readonly id: string
  readonly name: string
  readonly nameLo: string
  readonly description: string
}

/** `copied`: the role whose permissions the new one gets. */
export function useNewRole(copied: NamedRole | undefined) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = copied && nameIn(copied, language)
  return {
    values: {
      name: copied ? t('access.copyName', { name: copied.name }) : '',
      nameLo: '',
      description: copied?.description ?? '',
    },
    words: {
      title: name === undefined ? t('access.addTitle') : t('access.copyTitle', { name }),
      submitLabel: t('access.addRole'),
      done: t('access.created'),
    },
    copying: copied ? { fixed: { copyOf: copied.id } } : {},
    hint: name !== undefined && <Alert variant="light">{t('access.copyHint', { name })}</Alert>,
  }
}

export function useChangedRole(role: NamedRole) {
  const { t } = useTranslation()
  const { id, name, nameLo, description } = role
  return {
    fixed: { id },
    values: { name, nameLo, description },
    words: {
      title: t('ui.editNamed', { name: nameIn(role, useLanguage()) }),
      submitLabel: t('access.saveRole'),
      done: t('access.changed'),
    },
  }
}
