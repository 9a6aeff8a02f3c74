import { ActionIcon } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './BackToTop.module.css'

const shownAfterPx = 300

/** Appears after scrolling more than 300 px, with room below the page: it never covers the button a form ends with. */
export function BackToTop() {
  const { t } = useTranslation()
  const [scroll, scrollTo] = useWindowScroll()
  return (
    scroll.y > shownAfterPx && (
      <div className={classes.room}>
        <ActionIcon
          size={44}
          radius="xl"
          aria-label={t('ui.backToTop')}
          onClick={() => scrollTo({ y: 0 })}
          className={classes.button}
        >
          <IconArrowUp size={22} />
        </ActionIcon>
      </div>
    )
  )
}
