// A list of several choices closes after each one: left open, it covers the buttons below it. Typing opens it again.
import { useState } from 'react'

export function useClosedByChoice() {
  const [isOpen, setIsOpen] = useState(false)
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => setIsOpen(true),
    onDropdownClose: () => setIsOpen(false),
    onOptionSubmit: () => setIsOpen(false),
  }
}
