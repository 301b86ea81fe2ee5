import { timeRange } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { mixed, written } from '../languages/written.tsx'
import { GroupName } from '../players/group-name.tsx'
import { Choice, Choices } from '../ui/form/choice.tsx'
import { Step } from '../ui/form/step.tsx'
import type { Chosen } from './chosen.ts'
import type { OfferedProgram } from './offered-program.ts'
import { WaitingNotice } from './places-left.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { type Candidate, type RegisterDraft, withChild, withoutChild } from './register-draft.ts'
import { TogetherChoice } from './shared-steps.tsx'
import * as texts from './steps.texts.ts'

interface StepProps {
  draft: RegisterDraft
  onChange: (draft: RegisterDraft) => void
  problem?: string
}

interface WhoStepProps extends StepProps {
  candidates: Candidate[]
  wanted: OfferedProgram
  /** The child who the form is for, and who therefore stays ticked. */
  askedId?: string
  /** The day that decides the age groups; by default the first day of the program. */
  on?: string
  /** Shown below the players. */
  children?: ReactNode
}

/** Siblings of other ages are registered together, each in the program for their age. */
export function WhoStep({
  candidates,
  wanted,
  draft,
  onChange,
  problem,
  askedId,
  on,
  children,
}: WhoStepProps) {
  return (
    <Step
      id="who"
      title={texts.whoPlays}
      hint={texts.whoPlaysHint}
      isDone={candidates.some(({ player, program }) => program && draft.children[player.id])}
      problem={problem}
    >
      <Choices>
        {candidates.map(({ player, program, reason }) => (
          <Choice
            key={player.id}
            type="checkbox"
            title={written(player.firstName)}
            disabled={!program || player.id === askedId}
            checked={Boolean(program && draft.children[player.id])}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? withChild(draft, player.id) : withoutChild(draft, player.id))
            }
          >
            {program ? (
              <GroupName birthDate={player.birthDate} on={on ?? program.startDate} />
            ) : (
              mixed(reason)
            )}
            {program && program.id !== wanted.id && mixed(texts.joins(program.name))}
          </Choice>
        ))}
      </Choices>
      {children}
    </Step>
  )
}

export function PlanStep({ chosen, draft, onChange, problem }: StepProps & { chosen: Chosen[] }) {
  const choose = (playerId: string, optionId: string) => {
    const child = draft.children[playerId]
    if (child) onChange({ ...draft, children: { ...draft.children, [playerId]: { ...child, optionId } } })
  }
  return (
    <Step
      id="plan"
      title={texts.whichDays}
      hint={mixed(whenAndWhere(chosen))}
      isDone={chosen.every(({ option }) => option)}
      problem={problem}
    >
      {chosen.map(({ player, options, option }) => (
        <PlanChoices
          key={player.id}
          legend={written(player.firstName)}
          name={player.id}
          options={options}
          chosenId={option?.id ?? null}
          onChoose={(optionId) => choose(player.id, optionId)}
        />
      ))}
      {chosen.length > 1 && (
        <TogetherChoice isOn={draft.allOrNone} onChange={(allOrNone) => onChange({ ...draft, allOrNone })} />
      )}
      <WaitingNotice chosen={chosen} allOrNone={draft.allOrNone} />
    </Step>
  )
}

function whenAndWhere(chosen: Chosen[]): string {
  const { startTime, endTime, location } = chosen[0]?.program ?? {}
  const time = startTime && endTime ? timeRange(startTime, endTime) : ''
  return time && location ? texts.timeAndPlace(time, location) : time || (location ?? '')
}
