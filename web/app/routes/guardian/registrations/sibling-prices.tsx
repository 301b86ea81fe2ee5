import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Family, PlayersRegistration } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { mixed } from '../../../languages/written.tsx'
import { changesByLeaving } from '../../../pricing/family-price.ts'
import ui from '../../../ui/ui.module.css'
import * as texts from './registrations.texts.ts'

/** Warns first what the siblings will pay without this child (M-7). */
export function SiblingPrices({
  registration,
  family,
}: {
  registration: PlayersRegistration
  family: Family
}) {
  const changes = changesByLeaving(family, registration.id, useClub().programs)
  return changes.map(({ registrationId, playerName, beforeCents, afterCents }) => (
    <p key={registrationId} className={ui.notice}>
      {mixed(texts.wouldPay(playerName, formatCents(afterCents), formatCents(beforeCents)))}
    </p>
  ))
}
