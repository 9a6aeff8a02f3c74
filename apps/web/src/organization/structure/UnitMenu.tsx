// The actions of a unit, opened next to its row by button, right click or menu key.
import type { OrgNode } from '@hr/contract/organization.ts'
import { Menu } from '@mantine/core'
import {
  IconArrowsMove,
  IconHistory,
  IconInfoCircle,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useUnitRights } from './use-unit-rights.ts'
import type { StructureAct } from './structure-view.ts'
import { useUnitTexts } from './use-unit-texts.ts'

/** Position relative to the top left corner of the tree. */
export type MenuAt = { readonly id: string; readonly left: number; readonly top: number }

type Props = {
  at: MenuAt | undefined
  unit: OrgNode | undefined
  mayChange: boolean
  onAct: (act: StructureAct, id: string) => void
  onChoose: (id: string) => void
  onClose: () => void
}

const icon = { size: 18, 'aria-hidden': true } as const

export function UnitMenu({ at, unit, ...props }: Props) {
  return at === undefined || unit === undefined ? null : (
    <OpenMenu key={at.id} at={at} unit={unit} {...props} />
  )
}

type OpenProps = Props & { at: MenuAt; unit: OrgNode }

function OpenMenu({ at, unit, mayChange, onAct, onChoose, onClose }: OpenProps) {
  const { t } = useTranslation()
  const rights = useUnitRights(!mayChange)
  const texts = useUnitTexts()
  const entries = [
    ['add', 'organization.addUnitBelow', IconPlus, rights.mayAdd],
    ['edit', 'organization.edit', IconPencil, rights.mayEdit],
    ['move', 'organization.move', IconArrowsMove, rights.mayEdit],
    ['unitHistory', 'ui.history', IconHistory, rights.maySeeHistory],
    ['delete', 'ui.delete', IconTrash, rights.mayDelete],
  ] as const
  // The key-up event of the key that opens it would close an open menu, so it opens a frame later.
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpened(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Menu opened={isOpened} position="bottom-end" offset={2} onClose={onClose} withinPortal={false}>
      <Menu.Target>
        {/* The menu follows it only if it has a size. */}
        <span aria-hidden style={{ position: 'absolute', left: at.left, top: at.top, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('organization.unitMenu', { name: texts.name(unit) })}>
        <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={() => onChoose(unit.id)}>
          {t('organization.showDetails')}
        </Menu.Item>
        {entries
          .filter(([, , , may]) => may)
          .map(([act, text, Icon]) => (
            <Menu.Item
              key={act}
              leftSection={<Icon {...icon} />}
              {...(act === 'delete' && { c: 'var(--mantine-color-error)' })}
              onClick={() => onAct(act, unit.id)}
            >
              {t(text)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
