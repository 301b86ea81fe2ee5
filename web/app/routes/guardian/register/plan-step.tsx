import { timeRange } from '@touchline/domain/words.ts'
import { WaitingNotice } from '../../../registration/places-left.tsx'
import { PlanChoices } from '../../../registration/plan-choices.tsx'
import { TogetherChoice } from '../../../registration/together-choice.tsx'
import { Step } from '../../../ui/form/step.tsx'
import type { Chosen, RegisterDraft } from './register-draft.ts'

interface PlanStepProps {
  chosen: Chosen[]
  draft: RegisterDraft
  onChange: (draft: RegisterDraft) => void
  problem?: string
}

export function PlanStep({ chosen, draft, onChange, problem }: PlanStepProps) {
  const choose = (playerId: string, optionId: string) => {
    const child = draft.children[playerId]
    if (child) onChange({ ...draft, children: { ...draft.children, [playerId]: { ...child, optionId } } })
  }
  return (
    <Step
      id="plan"
      title="Which days?"
      hint={whenAndWhere(chosen)}
      isDone={chosen.every(({ option }) => option)}
      problem={problem}
    >
      {chosen.map(({ player, options, option }) => (
        <PlanChoices
          key={player.id}
          legend={player.firstName}
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
  return [startTime && endTime && timeRange(startTime, endTime), location].filter(Boolean).join(', ')
}
