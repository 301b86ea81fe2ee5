import { CONSENT_TEXTS } from '../registrations/consents.ts'
import type { ConsentTexts } from './schemas/consent-texts.ts'

/** '2025-1' in 2025 → '2025-2', in 2026 → '2026-1'; any other name starts the year's numbering. */
export function nextVersion(version: string, today: string): string {
  const year = today.slice(0, 4)
  const [, ofYear, number] = /^(\d{4})-(\d+)$/.exec(version) ?? []
  return ofYear !== undefined && ofYear >= year ? `${ofYear}-${Number(number) + 1}` : `${year}-1`
}

interface Changed {
  before: ConsentTexts
  after: ConsentTexts
  /** Every text that families may have agreed to at any time. */
  earlier: readonly ConsentTexts[]
  today: string
}

/**
 * A text that was edited without a new version number gets one that was never used, since families agreed to the old
 * words (C-4).
 */
export function withNewVersions({ before, after, earlier, today }: Changed): ConsentTexts {
  const renamed = CONSENT_TEXTS.map((text) => {
    const [old, now] = [before[text], after[text]]
    const isChanged = JSON.stringify(old) !== JSON.stringify(now) && old.version === now.version
    if (!isChanged) return [text, now]
    const taken = new Set(earlier.map((texts) => texts[text].version))
    let version = nextVersion(old.version, today)
    while (taken.has(version)) version = nextVersion(version, today)
    return [text, { ...now, version }]
  })
  return Object.fromEntries(renamed)
}
