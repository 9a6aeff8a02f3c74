import { useEffect, useEffectEvent, useState } from 'react'
import { sectionElementId } from './FormSection.tsx'
import type { SectionId } from './form-sections.ts'

/** Distance from the top of the window at which a section counts as visible. */
const line = 160

function inView(sections: readonly SectionId[]): SectionId | undefined {
  const reached = sections.filter(id => {
    const top = document.getElementById(sectionElementId(id))?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  return isAtEnd && scrollY > 0 ? sections.at(-1) : (reached.at(-1) ?? sections[0])
}

/** The section that the reader is looking at. */
export function useSectionInView(sections: readonly SectionId[]): SectionId | undefined {
  const [active, setActive] = useState(sections[0])
  const update = useEffectEvent(() => setActive(inView(sections)))
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => update())
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
    }
  }, [])
  return active
}
