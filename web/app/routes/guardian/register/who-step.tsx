import { Link } from 'react-router'
import { GroupName } from '../../../players/group-name.tsx'
import type { OfferedProgram } from '../../../registration/offered-program.ts'
import { Choice, Choices } from '../../../ui/form/choice.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { type Candidate, type RegisterDraft, withChild, withoutChild } from './register-draft.ts'

interface WhoStepProps {
  candidates: Candidate[]
  wanted: OfferedProgram
  draft: RegisterDraft
  onChange: (draft: RegisterDraft) => void
  problem?: string
}

/** Siblings of another age are registered in the same go, each in the program that is theirs. */
export function WhoStep({ candidates, wanted, draft, onChange, problem }: WhoStepProps) {
  const back = new URLSearchParams({ returnTo: `/guardian/programs/${wanted.id}/register` })
  const isDone = candidates.some(({ player, program }) => program && draft.children[player.id])
  return (
    <Step
      id="who"
      title="Who plays?"
      hint="Siblings can be registered in one go."
      isDone={isDone}
      problem={problem}
    >
      <Choices>
        {candidates.map((candidate) => (
          <CandidateChoice
            key={candidate.player.id}
            {...candidate}
            wanted={wanted}
            isChosen={Boolean(draft.children[candidate.player.id])}
            onToggle={(isChosen) =>
              onChange(
                isChosen ? withChild(draft, candidate.player.id) : withoutChild(draft, candidate.player.id),
              )
            }
          />
        ))}
      </Choices>
      <p>
        <Link className="small-button" to={`/guardian/add-player?${back}`}>
          Add another player
        </Link>
      </p>
    </Step>
  )
}

interface CandidateProps extends Candidate {
  wanted: OfferedProgram
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
}

function CandidateChoice({ player, program, reason, wanted, isChosen, onToggle }: CandidateProps) {
  return (
    <Choice
      type="checkbox"
      title={player.firstName}
      disabled={!program}
      checked={isChosen && program !== null}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    >
      {reason ?? <GroupName birthDate={player.birthDate} on={(program ?? wanted).startDate} />}
      {program && program.id !== wanted.id && `: joins ${program.name}`}
    </Choice>
  )
}
