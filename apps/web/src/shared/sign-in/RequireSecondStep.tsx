// The switch that requires a second step of people; before it is on, it says whom that will ask to set one up.
import type { countRoleSecondStep } from '@hr/contract/access.ts'
import type { countFullAccessSecondStep } from '@hr/contract/company-profile.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'

type Count = typeof countRoleSecondStep | typeof countFullAccessSecondStep
type Asked<E extends Count> = { endpoint: E; input: InputOf<E> }

type Props<E extends Count> = {
  label: string
  description: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** People without one; omitted if there are none. */
  asked?: Asked<E> | undefined
}

export function RequireSecondStep<E extends Count>({ asked, checked, onChange, ...texts }: Props<E>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Switch
        {...texts}
        checked={checked}
        onChange={({ currentTarget }) =>
          currentTarget.checked && asked !== undefined ? setIsAsking(true) : onChange(currentTarget.checked)
        }
      />
      {isAsking && asked !== undefined && (
        <Question
          {...asked}
          onConfirm={() => {
            onChange(true)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Question<E extends Count>({
  endpoint,
  input,
  ...acts
}: Asked<E> & { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(endpoint, input, { staleTime: 0 })
  return (
    <ConfirmDialog
      title={t('access.requireTitle')}
      confirmLabel={t('access.requireConfirm')}
      color="brand"
      disabled={query.data === undefined}
      {...acts}
    >
      <Loaded query={query} height={96}>
        {({ people }) => (
          <>
            <Text fw={600}>{t('access.requireMissing', { count: people })}</Text>
            {people > 0 && <Text>{t('access.requireText')}</Text>}
            <Text>{t('access.requireOpen')}</Text>
          </>
        )}
      </Loaded>
    </ConfirmDialog>
  )
}
