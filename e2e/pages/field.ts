// An input by its label, with or without the required mark.
import type { Locator, Page } from '@playwright/test'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const field = (scope: Locator | Page, label: string): Locator =>
  scope.getByLabel(new RegExp(String.raw`^${escaped(label)}(\s*\*)?$`)).and(scope.locator('input, textarea'))
