// A tooltip whose library is fetched when something is first pointed at, so that no page waits for it.
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

const Hint = lazy(() => import('./Hint.tsx').then(file => ({ default: file.Hint })))

/** const [target, hint] = useHint<HTMLButtonElement>('Search'): props of the element, and what stands beside it. */
export function useHint<Target extends HTMLElement>(label: string) {
  const target = useRef<Target>(null)
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const hide = () => setIsShown(false)
  useEffect(() => {
    if (!isShown) return undefined
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsShown(false)
    }
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [isShown])
  const props = {
    ref: target,
    'aria-describedby': isShown ? id : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsShown(pointerType === 'mouse'),
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent) => setIsShown(currentTarget.matches(':focus-visible')),
    onBlur: hide,
  }
  const hint = isShown && (
    <Suspense>
      <Hint target={target} label={label} id={id} />
    </Suspense>
  )
  return [props, hint] as const
}
