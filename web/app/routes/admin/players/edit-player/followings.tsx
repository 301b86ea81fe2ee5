import { isDay } from '@touchline/domain/calendar-day.ts'
import { changesInWords, type EditedChild, whatFollows } from '@touchline/domain/edited-child.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import ui from '../../../../ui/ui.module.css'
import type { EditedPlayer } from './load-edited.ts'

/** What the family is going to read, and what becomes of the child's places. */
export function Followings({ player, after }: { player: EditedPlayer; after: EditedChild }) {
  const { ages } = useClubRules()
  if (!isDay(after.birthDate)) return null
  const changes = changesInWords(player, after)
  const followings = whatFollows({ before: player, after, programs: player.programs, ages })
  return (
    <section className={ui.card} aria-label="What follows" aria-live="polite">
      <h2>What follows</h2>
      {changes.length === 0 ? (
        <p className="quiet">There is nothing to tell the family yet.</p>
      ) : (
        <>
          <ul className={ui.bullets}>
            {[...changes, ...followings].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="quiet">
            {player.guardianEmail
              ? `The family reads this in an email to ${player.guardianEmail}.`
              : 'Nobody is emailed: there’s no address on file. Please phone them.'}
          </p>
        </>
      )}
    </section>
  )
}
