import { type FamilyPlayer, hasHiddenNotes } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { langOf, mixed, written } from '../../../languages/written.tsx'
import { HIDDEN_NOTES } from '../../../players/health-notes-field.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './player.texts.ts'

/** Folded away: a phone is read by others, too. */
export function HealthNotes({ player }: { player: FamilyPlayer }) {
  const { healthNotes, emergencyContact, emergencyPhone } = player
  return (
    <section className={ui.section} aria-labelledby="health">
      <h2 id="health">{texts.health}</h2>
      <div className={ui.card}>
        <p>
          {emergencyContact || emergencyPhone
            ? mixed(texts.weCall([emergencyContact, emergencyPhone].filter(Boolean).join(texts.comma)))
            : texts.noEmergencyContact}
        </p>
        {healthNotes ? (
          <details className={ui.fold}>
            <summary>{texts.showNotes}</summary>
            <p lang={langOf(healthNotes)}>{healthNotes}</p>
          </details>
        ) : (
          <p className="quiet">{hasHiddenNotes(player) ? written(HIDDEN_NOTES) : texts.noNotes}</p>
        )}
        <p>
          <SiteLink to={`/guardian/edit-player/${player.id}`}>{texts.changeThese}</SiteLink>
        </p>
      </div>
    </section>
  )
}
