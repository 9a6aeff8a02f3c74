import type { Passkey } from '@hr/contract/passkey.ts'
import type { ReactNode } from 'react'
import type { Translate } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'

/** `acts` are the buttons of a row. */
export function passkeyColumns(t: Translate, acts: (row: Passkey) => ReactNode): readonly Column<Passkey>[] {
  const never = t('ownAccount.passkeyUnused')
  return [
    { id: 'name', title: t('ownAccount.passkeyName'), card: 'title', cell: ({ name }) => name },
    { id: 'created', title: t('ownAccount.passkeySince'), cell: row => formatInstant(row.createdAt) },
    {
      id: 'used',
      title: t('ownAccount.passkeyUsed'),
      cell: ({ usedAt }) => (usedAt === null ? never : formatInstant(usedAt)),
    },
    { id: 'acts', title: t('ui.actions'), align: 'right', card: 'foot', cell: acts },
  ]
}
