// Photo, name in both scripts, job, contact and actions.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { shownPhone } from '@hr/contract/shown-phone.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { ActionIcon, Anchor, Box, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCamera, IconMail, IconMailOff, IconPhone } from '@tabler/icons-react'
import { OtherName } from '#web/shared/OtherName.tsx'
import { useState } from 'react'
import { PhotoDialog } from '#web/employee/record-dialogs.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { useToday } from '#web/shared/use-today.ts'
import { breakable } from '#web/ui/breakable.tsx'
import { PersonAvatar } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

const avatarSize = 88

function Face({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const { card, may } = record
  return (
    <Box pos="relative">
      <PersonAvatar person={card} size={avatarSize} />
      {(may.edit || may.editOwn) && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={32}
          pos="absolute"
          bottom={-4}
          right={-4}
          aria-label={t('employeeRecord.changePhoto')}
          onClick={() => setIsEditing(true)}
        >
          <IconCamera size={18} />
        </ActionIcon>
      )}
      {isEditing && <PhotoDialog employee={card} onClose={() => setIsEditing(false)} />}
    </Box>
  )
}

const bothNames = ({ card }: EmployeeRecord) => ({
  name: `${card.firstName} ${card.lastName}`,
  nameLo: `${card.firstNameLo} ${card.lastNameLo}`.trim(),
})

const contactStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  overflowWrap: 'anywhere',
} as const

function Contact({ card }: Pick<EmployeeRecord, 'card'>) {
  return (
    <Group gap="4px 16px">
      {card.phone !== null && (
        <Anchor href={`tel:${card.phone}`} size="sm" style={contactStyle}>
          <IconPhone size={18} aria-hidden style={{ flex: 'none' }} />
          {shownPhone(card.phone)}
        </Anchor>
      )}
      {card.email !== null && (
        <Anchor href={`mailto:${card.email}`} size="sm" style={contactStyle}>
          <IconMail size={18} aria-hidden style={{ flex: 'none' }} />
          <span>{breakable(card.email)}</span>
        </Anchor>
      )}
    </Group>
  )
}

/** For HR: the person gets no mail there. */
function RefusedEmail({ at }: { at: string }) {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="var(--hr-warning-text)" style={contactStyle}>
      <IconMailOff size={18} aria-hidden style={{ flex: 'none' }} />
      {t('employeeRecord.emailRefused', { date: formatDateOf(at) })}
    </Text>
  )
}

export function ProfileHeader({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const { card } = record
  const position = nameIn({ name: card.position ?? '', nameLo: card.positionLo }, language)
  const unit = nameIn({ name: card.unit ?? '', nameLo: card.unitLo }, language)
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Group gap="lg" align="flex-start" wrap="nowrap">
        <Face record={record} />
        <Stack gap={6} miw={0} flex={1}>
          <Group gap="xs">
            <OtherName row={bothNames(record)} />
            <StatusBadge status={card.status} />
          </Group>
          <Text fw={600}>{[position, unit].filter(part => part !== '').join(' · ')}</Text>
          {card.startDate > today && (
            <Text size="sm" c="dimmed">
              {t('employeeRecord.startsOn', { date: formatDate(card.startDate) })}
            </Text>
          )}
          {card.endDate !== null && (
            <Text size="sm" c="dimmed">
              {t(card.status === 'terminated' ? 'employeeRecord.endedOn' : 'employeeRecord.endsOn', {
                date: formatDate(card.endDate),
              })}
            </Text>
          )}
          <Contact card={card} />
          {record.emailRefusedAt !== null && <RefusedEmail at={record.emailRefusedAt} />}
        </Stack>
      </Group>
    </Paper>
  )
}
