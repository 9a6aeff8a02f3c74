// Deletes a unit in which nobody ever had a job, without child units and moves planned to it; otherwise says why it cannot.
import { deleteOrgNode, getOrgNode } from '@hr/contract/organization.ts'
import type { OrgNodeDetail } from '@hr/contract/organization.ts'
import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { formatDate } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { LoadedDialog } from '#web/ui/LoadedDialog.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { UndoMove } from './UndoMove.tsx'
import { useUnitRights } from './use-unit-rights.ts'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = {
  unit: { id: string; name: string; nameLo: string }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteUnit({ unit, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const name = texts.name(unit)
  const title = t('ui.deleteTitle', { name })
  const query = useCall(getOrgNode, { id: unit.id }, { staleTime: 0 })
  return (
    <LoadedDialog query={query} title={title} onClose={onClose}>
      {facts =>
        isInUse(facts) ? (
          <InUse unit={facts} name={name} onClose={onClose} />
        ) : (
          <ActionDialog
            endpoint={deleteOrgNode}
            input={{ id: unit.id }}
            title={title}
            text={t('organization.deleteText')}
            confirmLabel={t('organization.deleteUnit')}
            done={t('ui.deletedNamed', { name })}
            onDone={onDeleted}
            onClose={onClose}
          />
        )
      }
    </LoadedDialog>
  )
}

const isInUse = ({ peopleEver, children, movesHere }: OrgNodeDetail) =>
  peopleEver > 0 || children.length > 0 || movesHere.length > 0

/** A job history keeps its unit; child units and plans can move. */
function adviceOf({ peopleEver, children }: OrgNodeDetail) {
  if (peopleEver > 0) return 'organization.cannotDeleteHistory'
  return children.length > 0 ? 'organization.cannotDeleteText' : 'organization.cannotDeletePlanned'
}

function InUse({ unit, name, onClose }: { unit: OrgNodeDetail; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const may = useCan()
  const { mayEdit } = useUnitRights()
  const names = unit.children.map(texts.name).join(', ')
  return (
    <Modal onClose={onClose} title={t('organization.cannotDelete', { name })} centered>
      <Stack>
        <List>
          {unit.employeeCount > 0 && (
            <List.Item>
              {t('organization.usedByPeople', { count: unit.employeeCount })}{' '}
              {may('EMPLOYEE') && (
                <TextLink to={paths.employees} search={{ unitId: unit.id }}>
                  {t('organization.showPeople')}
                </TextLink>
              )}
            </List.Item>
          )}
          {unit.employeeCount === 0 && unit.peopleEver > 0 && (
            <List.Item>{t('organization.usedByHistory', { count: unit.peopleEver })}</List.Item>
          )}
          {unit.children.length > 0 && (
            <List.Item>{t('organization.usedByUnits', { count: unit.children.length, names })}</List.Item>
          )}
          {unit.movesHere.map(({ on, unit: moved }) => (
            <List.Item key={moved.id}>
              <Stack gap={4} align="flex-start">
                {t('organization.movesHere', { name: texts.name(moved), date: formatDate(on) })}
                {mayEdit && <UndoMove unit={moved} />}
              </Stack>
            </List.Item>
          ))}
        </List>
        <Text size="sm" c="dimmed">
          {t(adviceOf(unit))}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
