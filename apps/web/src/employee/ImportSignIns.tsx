import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Paper, Stack, Table, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import classes from './ImportSignIns.module.css'

const mostShown = 200

/** The first ones; the download has all. */
export function ImportSignIns({ signIns }: { signIns: ImportResult['signIns'] }) {
  const { t } = useTranslation()
  const counts = {
    shown: formatNumber(Math.min(mostShown, signIns.length)),
    total: formatNumber(signIns.length),
  }
  return (
    <Stack gap="xs">
      <Paper
        withBorder
        className={classes.frame}
        tabIndex={0}
        role="region"
        aria-label={t('employee.passwords')}
      >
        <Table stickyHeader verticalSpacing={6} horizontalSpacing="md" aria-label={t('employee.passwords')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('employee.staffId')}</Table.Th>
              <Table.Th>{t('employee.name')}</Table.Th>
              <Table.Th>{t('employee.username')}</Table.Th>
              <Table.Th>{t('employee.temporaryPassword')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {signIns.slice(0, mostShown).map(person => (
              <Table.Tr key={person.username}>
                <Table.Td>{person.staffId}</Table.Td>
                <Table.Td>{person.name}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{person.username}</Table.Td>
                <Table.Td ff="monospace" style={{ whiteSpace: 'nowrap' }}>
                  {person.temporaryPassword}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Text size="sm" c="dimmed" role="status">
        {t('ui.showing', counts)}
      </Text>
    </Stack>
  )
}
