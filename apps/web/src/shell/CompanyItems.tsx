// The part of the profile menu about companies: an owner's way to the space and its other companies, an employee's to the
// linked sign-ins.
import { listLinkedAccounts } from '@hr/contract/linked-account.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { listWorkspaces } from '@hr/contract/space.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Menu } from '@mantine/core'
import { IconArrowRight, IconBuilding } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'

/** More have a separate page. */
const most = 5

function SwitchItem({ to, name }: { to: Href; name: string }) {
  const { t } = useTranslation()
  return (
    <Menu.Item
      leftSection={<IconArrowRight size={18} aria-hidden />}
      renderRoot={root => <Link {...root} to={to} preload={false} />}
    >
      {t('shell.switchTo', { name })}
    </Menu.Item>
  )
}

function OtherCompanies({ space, currentId }: { space: string; currentId: string }) {
  const language = useLanguage()
  const { data = [] } = useCall(listWorkspaces, {}, { quiet: true })
  return data
    .filter(({ id, status }) => id !== currentId && status === 'active')
    .slice(0, most)
    .map(company => (
      <SwitchItem
        key={company.id}
        to={paths.openCompany(space, company.id)}
        name={nameIn(company, language)}
      />
    ))
}

/** For an employee: their sign-ins in other companies, once linked. */
function LinkedCompanies() {
  const language = useLanguage()
  const { data = [] } = useCall(listLinkedAccounts, {}, { quiet: true })
  const open = data.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  return (
    <>
      <Menu.Divider />
      {open.slice(0, most).map(({ id, company, companyLo }) => (
        <SwitchItem
          key={id}
          to={paths.switchTo(id)}
          name={nameIn({ name: company, nameLo: companyLo }, language)}
        />
      ))}
    </>
  )
}

export function CompanyItems() {
  const { t } = useTranslation()
  const { space, workspace, employee, viewAs } = useProfile()
  if (space === null) return employee !== null && viewAs === null && <LinkedCompanies />
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconBuilding size={18} aria-hidden />}
        renderRoot={root => <Link {...root} to={paths.space} preload={false} />}
      >
        {t('shell.myCompanies')}
      </Menu.Item>
      {workspace !== null && <OtherCompanies space={space.username} currentId={workspace.id} />}
    </>
  )
}
