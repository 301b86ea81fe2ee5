import { WaitingNotice } from '../../../registrations/places-left.tsx'
import { TogetherChoice } from '../../../registrations/shared-steps.tsx'
import { Button } from '../../../ui/button.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { ChildFields } from './child-fields.tsx'
import { type ChildPlan, type FormChild, type FormDraft, newChild } from './form-draft.ts'
import type { FormProblems } from './form-problems.ts'
import type { Twin } from './form-twins.ts'
import * as texts from './registration-form.texts.ts'
import type { useHealthNotes } from './use-health-notes.ts'

interface PlayersStepProps {
  draft: FormDraft
  plans: ChildPlan[]
  twins: readonly (Twin | null)[]
  health: Pick<ReturnType<typeof useHealthNotes>, 'notes' | 'note'>
  onChange: (draft: FormDraft) => void
  problems: FormProblems['children']
}

/** One child, and siblings as needed; a second one brings the family discount, which shows in the price below. */
export function PlayersStep({ draft, plans, twins, health, onChange, problems }: PlayersStepProps) {
  const change = (child: FormChild) =>
    onChange({ ...draft, children: draft.children.map((one) => (one.id === child.id ? child : one)) })
  const remove = (id: string) =>
    onChange({ ...draft, children: draft.children.filter((one) => one.id !== id) })
  const addSibling = () => {
    const lastName = draft.children.at(-1)?.lastName || draft.guardian.lastName
    onChange({ ...draft, children: [...draft.children, newChild(lastName)] })
  }
  return (
    <Step
      id="players"
      title={texts.players}
      hint={texts.playersHint}
      isDone={plans.every(({ option, child }) => option && child.firstName)}
    >
      {plans.map((plan, n) => (
        <ChildFields
          // The first child gets a new id on hydration, which must not lose what is being typed.
          key={n === 0 ? 'first' : plan.child.id}
          plan={plan}
          twin={twins[n] ?? null}
          number={n + 1}
          onChange={change}
          healthNotes={health.notes[plan.child.id] ?? ''}
          onHealthNotes={(text) => health.note(plan.child.id, text)}
          onRemove={plans.length > 1 ? () => remove(plan.child.id) : null}
          problems={problems[plan.child.id] ?? {}}
        />
      ))}
      <p>
        <Button kind="quiet" onClick={addSibling}>
          {texts.addSibling}
        </Button>
      </p>
      {plans.length > 1 && (
        <TogetherChoice isOn={draft.allOrNone} onChange={(allOrNone) => onChange({ ...draft, allOrNone })} />
      )}
      <WaitingNotice
        chosen={plans.flatMap(({ child, program }) => (program ? [{ player: child, program }] : []))}
        allOrNone={draft.allOrNone}
      />
    </Step>
  )
}
