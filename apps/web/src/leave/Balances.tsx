import { SimpleGrid, Skeleton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { useOwnLeaveTypes } from './use-own-leave-types.ts'

/** The reader's balances, one card per leave type. */
export function Balances() {
  const { t } = useTranslation()
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  const columns = { base: 2, md: 3, lg: 4 }
  if (error !== null && own.length === 0) return <ErrorState error={error} retry={retry} />
  if (isPending) {
    return (
      <SimpleGrid cols={columns} spacing={{ base: 'sm', sm: 'md' }} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={166} radius="md" />
        ))}
      </SimpleGrid>
    )
  }
  return (
    <SimpleGrid
      component="ul"
      cols={columns}
      spacing={{ base: 'sm', sm: 'md' }}
      aria-label={t('leave.balances')}
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {own.map(({ type, balance }) => (
        <BalanceCard key={type.id} type={type} balance={balance} />
      ))}
    </SimpleGrid>
  )
}
