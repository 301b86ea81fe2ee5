import { Link } from 'react-router'
import { type FamilyPlayer, hasHiddenNotes } from '../../../family/family.ts'
import { HIDDEN_NOTES } from '../../../players/health-notes-field.tsx'
import ui from '../../../ui/ui.module.css'

/** Folded away: a phone is read by others, too. */
export function HealthNotes({ player }: { player: FamilyPlayer }) {
  const { healthNotes, emergencyContact, emergencyPhone } = player
  return (
    <section className={ui.section} aria-labelledby="health">
      <h2 id="health">Health and emergency</h2>
      <div className={ui.card}>
        <p>
          {emergencyContact || emergencyPhone
            ? `If we can’t reach you, we call ${[emergencyContact, emergencyPhone].filter(Boolean).join(', ')}.`
            : 'No emergency contact yet.'}
        </p>
        {healthNotes ? (
          <details className={ui.fold}>
            <summary>Show the private health notes</summary>
            <p>{healthNotes}</p>
          </details>
        ) : (
          <p className="quiet">{hasHiddenNotes(player) ? HIDDEN_NOTES : 'No health notes.'}</p>
        )}
        <p>
          <Link to={`/guardian/edit-player/${player.id}`}>Change these</Link>
        </p>
      </div>
    </section>
  )
}
