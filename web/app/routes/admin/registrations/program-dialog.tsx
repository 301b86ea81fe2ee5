import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import { refusalCode } from '../../../data/rest.ts'
import { loadEveryProgram } from '../../../desk/load-household.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { type PlanOption, planOptions } from '../../../registrations/plan-options.ts'
import { fittingPrograms } from '../../../registrations/program-fit.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { SelectField } from '../../../ui/form/field.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import type { DeskRegistration } from './load-registration.ts'
import { moveSentences, useProgramMove } from './use-program-move.ts'

interface Chosen {
  program: OfferedProgram
  plan: PlanOption
}

interface ProgramDialogProps {
  registration: DeskRegistration
  onClose: () => void
}

/** Moves a child to another program, after showing the place, the price and the money. */
export function ProgramDialog({ registration, onClose }: ProgramDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { loaded, move } = useProgramMove(registration.id, chosen?.plan ?? null)
  const { firstName } = registration.player
  const seen = chosen && !loaded.isFetching ? loaded.data : undefined
  const isInLine = seen?.status === 'WAITLISTED'
  return (
    <ConfirmDialog
      title={`Move ${firstName} to another program`}
      confirm={isInLine ? 'Put on the list' : 'Move'}
      busy="Moving..."
      keep="Back"
      isReady={seen !== undefined}
      onConfirm={async () => {
        if (!seen) return
        await move(seen)
        notify(
          isInLine
            ? `${firstName} is on the waiting list for ${seen.to}.`
            : `${firstName} is now in ${seen.to}.`,
        )
      }}
      onClose={onClose}
    >
      <Programs registration={registration} chosen={chosen} onChoose={setChosen} />
      {chosen &&
        (refusalCode(loaded.error) ? (
          <p className={ui.notice} role="alert">
            {plainProblem(loaded.error)}
          </p>
        ) : (
          <section aria-label="What will happen" aria-live="polite">
            <ListStates loaded={loaded}>
              {(preview) => (
                <ul className={ui.bullets}>
                  {moveSentences(preview, firstName).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              )}
            </ListStates>
          </section>
        ))}
    </ConfirmDialog>
  )
}

interface ProgramsProps {
  registration: DeskRegistration
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
}

function Programs({ registration, chosen, onChoose }: ProgramsProps) {
  const { ages, familyMode } = useClubRules()
  const today = clubNow().day
  const loaded = useData(['programs to move to'], (request) => loadEveryProgram(request, familyMode))
  const { player, program: current } = registration
  // Whether the child may play, or is already there, is up to the server.
  const child = { ...player, status: 'ACTIVE' as const, registrations: [] }
  const choose = (program: OfferedProgram | undefined, plan = program && planOptions(program, today)[0]) =>
    onChoose(program && plan ? { program, plan } : null)
  return (
    <ListStates loaded={loaded}>
      {(programs) => {
        const fitting = fittingPrograms(child, programs, today, ages).filter(({ id }) => id !== current.id)
        if (fitting.length === 0) return <p>No other program fits {player.firstName} right now.</p>
        const options = fitting.map(({ id, name }) => ({ value: id, label: name }))
        return (
          <>
            <SelectField
              label="Program"
              options={[{ value: '', label: 'Choose a program' }, ...options]}
              value={chosen?.program.id ?? ''}
              onChange={({ currentTarget }) => choose(fitting.find(({ id }) => id === currentTarget.value))}
            />
            {chosen && (
              <fieldset className={ui.cards}>
                <legend className="visually-hidden">Days</legend>
                {planOptions(chosen.program, today).map((plan) => (
                  <Choice
                    key={plan.id}
                    type="radio"
                    name="plan"
                    title={plan.name}
                    checked={plan.id === chosen.plan.id}
                    onChange={() => choose(chosen.program, plan)}
                  />
                ))}
              </fieldset>
            )}
          </>
        )
      }}
    </ListStates>
  )
}
