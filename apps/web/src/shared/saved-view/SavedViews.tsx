// The saved views of a list: choose one, save what is shown, rename or delete the chosen one.
import { listSavedViews } from '@hr/contract/saved-view.ts'
import type { SavedView } from '@hr/contract/saved-view.ts'
import { Loader, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconPencil, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { viewQuery, viewSearch } from './view-query.ts'
import { BarButton } from '#web/ui/BarButton.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ViewDialogs = lazyDialog(() => import('./ViewDialogs.tsx').then(file => file.ViewDialogs))

export type Asked =
  | { readonly what: 'save'; readonly query: string; readonly mayShare: boolean }
  | { readonly what: 'rename' | 'delete'; readonly view: SavedView }

const icon = { size: 18, 'aria-hidden': true } as const

/** `more`: what the list shows besides its address, such as chosen columns. */
export function SavedViews({ more = {} }: { more?: Readonly<Record<string, string>> }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const { data } = useCall(listSavedViews, { list: pathname }, { enabled: isOpen })
  const query = viewQuery({ ...more, ...search })
  const current = data?.rows.find(view => view.query === query)
  const choose = (view: SavedView) =>
    void navigate({ to: '.', search: () => viewSearch(view.query), resetScroll: false })
  return (
    <>
      <Menu opened={isOpen} onChange={setIsOpen} position="bottom-start" width={280}>
        <Menu.Target>
          <BarButton icon={IconBookmark} text={t('savedView.views')} />
        </Menu.Target>
        <Menu.Dropdown>
          {data === undefined && <Loader size="sm" m="xs" aria-label={t('ui.loading')} />}
          {data?.rows.length === 0 && <Menu.Label>{t('savedView.none')}</Menu.Label>}
          {data?.rows.map(view => (
            <Menu.Item
              key={view.id}
              aria-current={view === current || undefined}
              leftSection={view === current ? <IconCheck {...icon} /> : <IconBookmark {...icon} />}
              rightSection={view.isShared && <IconUsers size={16} aria-label={t('savedView.shared')} />}
              onClick={() => choose(view)}
            >
              {view.name}
            </Menu.Item>
          ))}
          {data?.mayAdd === true && (
            <>
              <Menu.Divider />
              {current === undefined && (
                <Menu.Item
                  leftSection={<IconPlus {...icon} />}
                  onClick={() => setAsked({ what: 'save', query, mayShare: data.mayShare })}
                >
                  {t('savedView.save')}
                </Menu.Item>
              )}
              {current?.mayChange === true && (
                <>
                  <Menu.Item
                    leftSection={<IconPencil {...icon} />}
                    onClick={() => setAsked({ what: 'rename', view: current })}
                  >
                    {t('savedView.renameNamed', { name: current.name })}
                  </Menu.Item>
                  <Menu.Item
                    c="var(--mantine-color-error)"
                    leftSection={<IconTrash {...icon} />}
                    onClick={() => setAsked({ what: 'delete', view: current })}
                  >
                    {t('savedView.deleteNamed', { name: current.name })}
                  </Menu.Item>
                </>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked && <ViewDialogs list={pathname} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
