import { isDay } from '@touchline/domain/calendar-day.ts'
import { changesInWords, type EditedChild, whatFollows } from '@touchline/domain/players/edited-child.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { ConflictDialog } from '../../../../desk/conflict-dialog.tsx'
import { PlayerFields } from '../../../../players/player-fields.tsx'
import { emptyPlayer, usePlayerForm } from '../../../../players/player-form.ts'
import { focusFirstError } from '../../../../ui/form/focus-first-error.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import ui from '../../../../ui/ui.module.css'
import { deskProblems } from '../desk-problems.ts'
import { childWith, editDifferences, editedFields, startingHold } from './edit-values.ts'
import { HoldFields } from './hold-fields.tsx'
import type { EditedPlayer } from './load-edited.ts'
import { useSavedChild } from './use-saved-child.ts'

const HIDDEN_NOTES =
  'Health notes stay as the family wrote them. Read them on the player’s card, where each look is recorded.'

/** What the club knows about a child; the consequences of a change are shown before it is saved (E-20). */
export function EditPlayerForm({ player: loaded }: { player: EditedPlayer }) {
  // Keeps the version that the user started from, whatever is loaded about the child meanwhile.
  const [player] = useState(loaded)
  const [hold, setHold] = useState(startingHold(player))
  const { form, forgetDraft } = usePlayerForm(
    { ...emptyPlayer, ...editedFields(player) },
    `desk-edit ${player.id}`,
    deskProblems,
  )
  const saved = useSavedChild({ player, onSaved: forgetDraft })
  const after = childWith(player, form.values, hold)
  const home = `/admin/players/${player.id}/registrations`
  return (
    <Form
      onSubmit={form.onSubmit((values) => saved.send(childWith(player, values, hold)), focusFirstError(form))}
    >
      <UnsavedGuard isDirty={(form.isDirty() || hold.status !== player.status) && !saved.isSettled} />
      <PlayerFields form={form} birthDateLock={null} hiddenNotes={HIDDEN_NOTES} />
      <HoldFields player={player} hold={hold} onChange={setHold} />
      <Followings player={player} after={after} />
      {saved.problem && <FormMessage>{plainProblem(saved.problem)}</FormMessage>}
      <div className={ui.actions}>
        <SubmitButton busy={saved.isSaving ? 'Saving...' : null}>Save</SubmitButton>
        <Link className="button quiet-button" to={home}>
          Cancel
        </Link>
      </div>
      {saved.collided && (
        <ConflictDialog
          rowId={player.id}
          title="Someone else has changed these details"
          differences={editDifferences(player, after, saved.collided)}
          mine="Overwrite with mine"
          onMine={() => saved.send(after, saved.collided?._version)}
          onTheirs={saved.settle}
        />
      )}
    </Form>
  )
}

/** What the family will read, and what becomes of the child's places. */
function Followings({ player, after }: { player: EditedPlayer; after: EditedChild }) {
  const { ages } = useClubRules()
  if (!isDay(after.birthDate)) return null
  const changes = changesInWords(player, after)
  const followings = whatFollows({ before: player, after, programs: player.programs, ages })
  return (
    <section className={ui.card} aria-label="What happens next" aria-live="polite">
      <h2>What happens next</h2>
      {changes.length === 0 ? (
        <p className="quiet">Nothing to tell the family yet.</p>
      ) : (
        <>
          <ul className={ui.bullets}>
            {[...changes, ...followings].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="quiet">
            {player.guardianEmail
              ? `The family gets this by email at ${player.guardianEmail}.`
              : 'No one gets an email: there’s no address on file. Please phone them.'}
          </p>
        </>
      )}
    </section>
  )
}
