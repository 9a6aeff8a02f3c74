// The part of the profile menu for an owner: the way to the space, and to its other companies.
import { paths } from '@hr/contract/paths.ts'
import { listWorkspaces } from '@hr/contract/space.ts'
import { Menu } from '@mantine/core'
import { IconArrowRight, IconBuilding } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { useProfile } from '#web/shared/session.ts'

/** More are a page of their own. */
const most = 5

function OtherCompanies({ space, currentId }: { space: string; currentId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data = [] } = useCall(listWorkspaces, {}, { quiet: true })
  return data
    .filter(({ id, status }) => id !== currentId && status === 'active')
    .slice(0, most)
    .map(company => (
      <Menu.Item
        key={company.id}
        leftSection={<IconArrowRight size={18} stroke={1.6} aria-hidden />}
        renderRoot={root => <Link {...root} to={paths.openCompany(space, company.id)} preload={false} />}
      >
        {t('shell.switchTo', { name: nameIn(language, company) })}
      </Menu.Item>
    ))
}

export function CompanyItems() {
  const { t } = useTranslation()
  const { space, workspace } = useProfile()
  if (space === null) return null
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
        renderRoot={root => <Link {...root} to={paths.space} preload={false} />}
      >
        {t('shell.myCompanies')}
      </Menu.Item>
      {workspace !== null && <OtherCompanies space={space.username} currentId={workspace.id} />}
    </>
  )
}
