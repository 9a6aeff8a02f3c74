// The buttons of the page; on a phone all but the main one are in a menu.
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconHistory, IconPlus, IconSitemap, IconTags, IconUserStar } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { OrgNode } from '@hr/contract/organization.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import type { OnView, StructureView } from './structure-view.ts'
import { useUnitRights } from './use-unit-rights.ts'

const icon = { size: 18, 'aria-hidden': true } as const

type Props = {
  /** Undefined = not loaded. */
  tops: readonly OrgNode[] | undefined
  view: StructureView
  onView: OnView
}

export function StructureButtons(props: Props) {
  const { t } = useTranslation()
  const { view, onView } = props
  const { mayAdd } = useUnitRights(view.date !== undefined)
  return (
    <>
      <Others {...props} />
      <OthersMenu {...props} />
      {mayAdd && (
        <Button leftSection={<IconPlus {...icon} />} onClick={() => onView({ act: 'add', below: view.unit })}>
          {t('organization.addUnit')}
        </Button>
      )}
    </>
  )
}

const lacksManager = (unit: OrgNode): boolean => unit.manager === null || unit.children.some(lacksManager)

/** The drawers this reader may open. */
function useDrawers({ tops = [], view: { date } }: Props) {
  const rights = useUnitRights(date !== undefined)
  const drawers = [
    ['managers', 'organization.setManagers', IconUserStar, rights.mayEdit && tops.some(lacksManager)],
    ['history', 'ui.history', IconHistory, rights.maySeeHistory],
    ['tags', 'organization.tags', IconTags, rights.mayEditTags],
  ] as const
  return drawers.filter(([, , , may]) => may)
}

function Others(props: Props) {
  const { t } = useTranslation()
  const drawers = useDrawers(props)
  return (
    <Group gap="xs" visibleFrom="sm">
      {routeFacts(paths.orgChart).built && (
        <ButtonLink to={paths.orgChart} variant="default" leftSection={<IconSitemap {...icon} />}>
          {t('organization.chart')}
        </ButtonLink>
      )}
      {drawers.map(([act, text, Icon]) => (
        <Button
          key={act}
          variant="default"
          leftSection={<Icon {...icon} />}
          onClick={() => props.onView({ act })}
        >
          {t(text)}
        </Button>
      ))}
    </Group>
  )
}

function OthersMenu(props: Props) {
  const { t } = useTranslation()
  const drawers = useDrawers(props)
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} hiddenFrom="sm" aria-label={t('organization.more')}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {routeFacts(paths.orgChart).built && (
          <Menu.Item
            leftSection={<IconSitemap {...icon} />}
            onClick={() => void navigate({ to: paths.orgChart })}
          >
            {t('organization.chart')}
          </Menu.Item>
        )}
        {drawers.map(([act, text, Icon]) => (
          <Menu.Item key={act} leftSection={<Icon {...icon} />} onClick={() => props.onView({ act })}>
            {t(text)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
