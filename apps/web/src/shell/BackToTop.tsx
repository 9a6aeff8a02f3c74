import { ActionIcon } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './BackToTop.module.css'

const shownAfterPx = 300
/** So near to the end of the page the button would cover the last row above a bottom bar. */
const endPx = 200

/** Whether the page scrolls far enough to show the button, not counting the button's own room. */
function useIsTall(room: RefObject<HTMLElement | null>): boolean {
  const [isTall, setIsTall] = useState(false)
  useEffect(() => {
    const page = document.documentElement
    const measure = () => {
      const content = page.offsetHeight - (room.current?.offsetHeight ?? 0)
      setIsTall(content - innerHeight > shownAfterPx)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [room])
  return isTall
}

/**
 * Appears after scrolling more than 300 px. Its room below the page exists before, so that a jump to the end of a form
 * does not end with the submit button under it.
 */
export function BackToTop() {
  const { t } = useTranslation()
  const [scroll, scrollTo] = useWindowScroll()
  const room = useRef<HTMLDivElement>(null)
  const isTall = useIsTall(room)
  const isAtEnd = document.documentElement.scrollHeight - innerHeight - scroll.y < endPx
  return (
    <>
      {isTall && <div ref={room} className={classes.room} />}
      {scroll.y > shownAfterPx && (
        <ActionIcon
          variant="default"
          size={44}
          radius="xl"
          className={classes.button}
          data-at-end={isAtEnd || undefined}
          aria-label={t('ui.backToTop')}
          onClick={() => scrollTo({ y: 0 })}
        >
          <IconArrowUp size={22} />
        </ActionIcon>
      )}
    </>
  )
}
