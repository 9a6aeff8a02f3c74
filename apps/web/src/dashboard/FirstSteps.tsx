// The first steps of a new company, ticked off by what it has (P1). Loaded for such a company only.
import type { getFirstSteps } from '@hr/contract/first-steps.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import type { FirstStep } from '@hr/domain/organization/first-steps.ts'
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

type Steps = OutputOf<typeof getFirstSteps>['steps']

const pages: { readonly [Step in FirstStep]: Href } = {
  company: paths.companyProfile,
  units: paths.organization,
  positions: paths.positions,
  shift: paths.workShifts,
  holidays: paths.holidays,
  people: paths.employeeImport,
  roles: paths.rolesPermissions,
}

/** What a new company has with usual values. */
const usualSettings = [
  { title: 'leaveTypes', group: 'LEAVE_TYPE', path: paths.leaveTypes },
  { title: 'approvalTemplates', group: 'ROLE_AND_PERMISSION', path: paths.approvalTemplates },
  { title: 'attendanceRates', group: 'ATTENDANCE_RATES', path: paths.attendanceRates },
  { title: 'otSetting', group: 'OT_SETTING', path: paths.otSettings },
] as const

function UsualSettings() {
  const { t } = useTranslation()
  const may = useCan()
  const shown = usualSettings.filter(({ group }) => may(group))
  if (shown.length === 0) return null
  return (
    <Group gap="4px 16px">
      <Text size="sm" c="dimmed">
        {t('dashboard.usualSettings')}
      </Text>
      {shown.map(({ title, path }) => (
        <TextLink key={path} to={path} size="sm">
          {t(`menu.${title}`)}
        </TextLink>
      ))}
    </Group>
  )
}

function StepRow({ step, isDone }: Steps[number]) {
  const { t } = useTranslation()
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  const color = isDone ? 'green-6' : 'gray-5'
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Icon
        size={22}

        role="img"
        aria-label={t(isDone ? 'dashboard.stepDone' : 'dashboard.stepOpen')}
        color={`var(--mantine-color-${color})`}
        style={{ flex: 'none', marginTop: 1 }}
      />
      <div>
        <TextLink to={pages[step]} fw={500}>
          {t(`dashboard.steps.${step}`)}
        </TextLink>
        <Text size="sm" c="dimmed">
          {t(`dashboard.stepsText.${step}`)}
        </Text>
      </div>
    </Group>
  )
}

export function FirstSteps({ steps, onHide }: { steps: Steps; onHide: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Stack>
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} size="h4" id={id}>
              {t('dashboard.firstSteps')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('dashboard.stepsDone', { done, all: steps.length })}
            </Text>
          </div>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onHide}>
            {t('dashboard.hideSteps')}
          </Button>
        </Group>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }}>
          {steps.map(step => (
            <StepRow key={step.step} {...step} />
          ))}
        </SimpleGrid>
        <UsualSettings />
      </Stack>
    </Paper>
  )
}
