import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { formatDate } from '#web/shared/format.ts'
import { SecurityLink } from '#web/shared/SecurityLink.tsx'
import { useProfile } from '#web/shared/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { PersonAvatar, usePersonName } from '#web/ui/PersonName.tsx'
import { useSpaceCrumbs } from './use-space-crumbs.ts'

type Fact = readonly [label: string, value: string | null | undefined]

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <Panel title={title}>
    <FactList facts={facts.map(([label, value]) => ({ label, value }))} />
  </Panel>
)

const types = { ams: 'session.typeAms', space: 'session.typeSpace', app: 'session.typeApp' } as const
const genders = { male: 'session.male', female: 'session.female', other: 'session.other' } as const
const isGender = (value: string): value is keyof typeof genders => Object.hasOwn(genders, value)

/** The reader's profile, in every area. */
export function ProfilePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  const { employee, workspace } = profile
  const gender = profile.gender?.toLowerCase() ?? ''
  return (
    <Page title={t('session.profile')} crumbs={useSpaceCrumbs()} actions={<SecurityLink />}>
      <Paper withBorder p="lg">
        <Group gap="lg">
          <PersonAvatar person={profile} size={72} />
          <Stack gap={4}>
            <Text fw={650} size="xl">
              {name}
            </Text>
            <Group gap="xs">
              <Badge>{t(types[profile.type])}</Badge>
              {profile.isAdmin && <Badge color="gray">{t('session.fullAccess')}</Badge>}
            </Group>
          </Stack>
        </Group>
      </Paper>
      <Facts
        title={t('session.account')}
        facts={[
          [t('session.username'), profile.username],
          [t('session.email'), profile.email],
          [t('session.gender'), isGender(gender) ? t(genders[gender]) : profile.gender],
          [t('session.workspace'), workspace && nameIn(workspace, language)],
        ]}
      />
      {employee !== null && (
        <Facts
          title={t('session.work')}
          facts={[
            [t('session.staffId'), employee.staffId],
            [t('session.unit'), nameIn({ name: employee.unit ?? '', nameLo: employee.unitLo }, language)],
            [
              t('session.position'),
              nameIn({ name: employee.position ?? '', nameLo: employee.positionLo }, language),
            ],
            [t('session.jobGrade'), employee.jobGrade],
            [t('session.lineManager'), employee.lineManager],
            [t('session.startDate'), formatDate(employee.startDate)],
          ]}
        />
      )}
    </Page>
  )
}
