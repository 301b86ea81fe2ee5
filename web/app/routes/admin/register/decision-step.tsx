import { formatBasisPoints } from '@touchline/domain/pricing/cents.ts'
import { consentName } from '@touchline/domain/registrations/consent-names.texts.ts'
import { REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Choice, Choices } from '../../../ui/form/choice.tsx'
import { Field, TextArea } from '../../../ui/form/field.tsx'
import { Step } from '../../../ui/form/step.tsx'
import ui from '../../../ui/ui.module.css'
import { isByHand } from '../registrations/manual-discounts.tsx'
import type { DeskRegisterProps, useDeskRegistration } from './use-desk-registration.ts'

type DecisionProps = DeskRegisterProps & ReturnType<typeof useDeskRegistration>

/** Decisions that only the club may make, each with a reason: age, places, missing consents, a discount by hand. */
export function DecisionStep(props: DecisionProps) {
  const {
    household,
    ageProblem,
    chosen,
    decisions,
    setDecisions,
    isFull,
    needsReason,
    unagreed,
    problems,
    shown,
  } = props
  const own = chosen.find(({ player }) => player.id === household.player.id)
  const discounts = own?.option?.fee.discounts.filter((one) => isByHand(one) && one.active) ?? []
  if (!ageProblem && !isFull && discounts.length === 0 && unagreed.length === 0) return null
  const toggle = (id: string, isOn: boolean) =>
    setDecisions({
      ...decisions,
      discountIds: isOn
        ? [...decisions.discountIds, id]
        : decisions.discountIds.filter((other) => other !== id),
    })
  return (
    <Step id="decisions" title="Club decisions" isDone={!problems.reason} problem={shown.reason}>
      {ageProblem && <p className={ui.notice}>{ageProblem} You can override this with a reason.</p>}
      {isFull && <FullProgram {...props} />}
      {discounts.map(({ id, name, basisPoints }) => (
        <Choice
          key={id}
          type="checkbox"
          title={name}
          aside={formatBasisPoints(basisPoints)}
          checked={decisions.discountIds.includes(id)}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        >
          Given at the desk.
        </Choice>
      ))}
      {needsReason && (
        <TextArea
          label="Reason"
          hint="Kept with the registration; the family can read it."
          required
          rows={2}
          maxLength={500}
          error={shown.reason ? true : undefined}
          value={decisions.reason}
          onChange={({ currentTarget }) => setDecisions({ ...decisions, reason: currentTarget.value })}
        />
      )}
      {unagreed.length > 0 && <PaperConsents {...props} />}
    </Step>
  )
}

/** Join the end of the waiting list, or get a place anyway. */
const FullProgram = ({ line, decisions, setDecisions }: DecisionProps) => (
  <Choices>
    <Choice
      type="radio"
      name="place"
      title="End of the waiting list"
      checked={!decisions.isLetIn}
      onChange={() => setDecisions({ ...decisions, isLetIn: false })}
    >
      All {line.capacity} places are taken or on offer; {line.counts.WAITLISTED ?? 0} waiting.
    </Choice>
    <Choice
      type="radio"
      name="place"
      title="Let in anyway"
      checked={decisions.isLetIn}
      onChange={() => setDecisions({ ...decisions, isLetIn: true })}
    >
      One over the limit, ahead of the waiting list.
    </Choice>
  </Choices>
)

/** What was signed on paper, or why to register without it (E-15, E-21). */
function PaperConsents({
  household,
  decisions,
  setDecisions,
  needsReason,
  unagreed,
  texts,
  shown,
}: DecisionProps) {
  const names = unagreed.map((one) => one.player.firstName).join(' and ')
  const versions = REQUIRED_CONSENTS.map((text) => `${consentName(text)} (version ${texts[text].version})`)
  const isReasonSaid = needsReason && unagreed.every((one) => one.player.id === household.player.id)
  return (
    <>
      <Checkbox
        label={`I’ve seen the form that ${names}’s family has signed`}
        checked={decisions.isSigned}
        onChange={({ currentTarget }) => setDecisions({ ...decisions, isSigned: currentTarget.checked })}
      />
      {decisions.isSigned ? (
        <Field
          label="Signed on"
          hint={`${listOf(versions, 'and')}. You’re recorded as the one who saw it.`}
          type="date"
          max={clubNow().day}
          required
          value={decisions.signedOn}
          onChange={({ currentTarget }) => setDecisions({ ...decisions, signedOn: currentTarget.value })}
        />
      ) : (
        !isReasonSaid && (
          <TextArea
            label={`Register without consents from ${names}’s family`}
            hint="Say why. Kept with the registration; the family can read it."
            required
            rows={2}
            maxLength={500}
            error={shown.reason ? true : undefined}
            value={decisions.consentReason}
            onChange={({ currentTarget }) =>
              setDecisions({ ...decisions, consentReason: currentTarget.value })
            }
          />
        )
      )}
    </>
  )
}
