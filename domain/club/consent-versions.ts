import { CONSENT_TEXTS } from '../consents.ts'
import type { ConsentTexts } from './schemas/consent-texts.ts'

/** '2025-1' in 2025 → '2025-2', in 2026 → '2026-1'; any other name starts the year's count. */
export function nextVersion(version: string, today: string): string {
  const year = today.slice(0, 4)
  const [, ofYear, number] = /^(\d{4})-(\d+)$/.exec(version) ?? []
  return ofYear !== undefined && ofYear >= year ? `${ofYear}-${Number(number) + 1}` : `${year}-1`
}

/** Texts that were changed under the version that families have agreed to get the next one (C-4). */
export function withNewVersions(before: ConsentTexts, after: ConsentTexts, today: string): ConsentTexts {
  const renamed = CONSENT_TEXTS.map((text) => {
    const [old, now] = [before[text], after[text]]
    const isChanged = JSON.stringify(old) !== JSON.stringify(now) && old.version === now.version
    return [text, isChanged ? { ...now, version: nextVersion(old.version, today) } : now]
  })
  return Object.fromEntries(renamed)
}
