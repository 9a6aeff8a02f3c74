import type { OrgNode } from '@hr/contract/organization.ts'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = { unit: OrgNode; date: string | undefined; onChoose: (id: string) => void }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="dl" gap={2} m={0}>
      <Text size="xs" fw={600} c="dimmed" component="dt">
        {label}
      </Text>
      <Text size="sm" component="dd" m={0}>
        {children}
      </Text>
    </Stack>
  )
}

export function UnitFacts({ unit, date, onChoose }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  return (
    <Stack>
      <Fact label={t('organization.manager')}>
        <Manager unit={unit} />
      </Fact>
      <Group gap="xl">
        <Fact label={t('organization.ownPeople')}>{formatNumber(unit.employeeCount)}</Fact>
        <Fact label={t('organization.allPeople')}>{formatNumber(unit.totalEmployees)}</Fact>
      </Group>
      {unit.location !== '' && <Fact label={t('organization.location')}>{unit.location}</Fact>}
      {unit.description !== '' && (
        <Fact label={t('organization.descriptionOf')}>
          <span style={{ whiteSpace: 'pre-line' }}>{unit.description}</span>
        </Fact>
      )}
      {unit.children.length > 0 && (
        <Fact label={t('organization.unitsBelow')}>
          <Stack component="ul" gap={2}>
            {unit.children.map(child => (
              <li key={child.id}>
                <Anchor component="button" type="button" inherit ta="left" onClick={() => onChoose(child.id)}>
                  {texts.name(child)}
                </Anchor>
              </li>
            ))}
          </Stack>
        </Fact>
      )}
      <Links unit={unit} date={date} />
    </Stack>
  )
}

function Manager({ unit }: { unit: OrgNode }) {
  const { t } = useTranslation()
  const may = useCan()
  if (unit.manager === null) return <>{t('organization.noManager')}</>
  const name = <PersonName person={unit.manager} size={36} />
  if (!routeFacts('/app/viewInfo/$id').built || !may(['ORGANIZATION', 'EMPLOYEE'])) return name
  return (
    <TextLink to={paths.viewInfo(unit.manager.id)} c="inherit" underline="hover">
      {name}
    </TextLink>
  )
}

function Links({ unit, date }: Omit<Props, 'onChoose'>) {
  const { t } = useTranslation()
  const may = useCan()
  return (
    <Stack gap={4}>
      {unit.employeeCount > 0 && date === undefined && may('EMPLOYEE') && (
        <TextLink size="sm" to={paths.employees} search={{ unitId: unit.id }}>
          {t('organization.showPeopleOf')}
        </TextLink>
      )}
      {routeFacts('/app/ongStructure/orgChart/$id').built && may('ORGANIZATION') && (
        <TextLink size="sm" to={paths.orgChartOf(unit.id)} {...(date !== undefined && { search: { date } })}>
          {t('organization.showInChart')}
        </TextLink>
      )}
    </Stack>
  )
}
