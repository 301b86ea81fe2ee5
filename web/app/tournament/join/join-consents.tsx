import { clubNow } from '../../club/club-now.ts'
import { type Family, type FamilyPlayer, missingOf } from '../../family/family.ts'
import { written } from '../../languages/written.tsx'
import { ConsentBoxes, EnglishText } from '../../registrations/consent-boxes.tsx'
import { openConsents } from '../../registrations/consent-standing.ts'
import { ContactStep } from '../../registrations/contact-step.tsx'
import { checked, notChecked } from '../../registrations/steps.texts.ts'
import ui from '../../ui/ui.module.css'
import { WaiverFields } from '../waiver-fields.tsx'
import type { AskedTexts } from './asked-texts.ts'
import * as words from './join.texts.ts'
import type { JoinableTournament } from './sign-up-data.ts'
import type { JoinFormState } from './use-join-form.ts'

interface JoinConsentsProps {
  form: JoinFormState
  tournament: JoinableTournament
  players: readonly FamilyPlayer[]
  family: Family
  asked: AskedTexts
}

/** The consents for joining: the fun day's own form, or what every program requires and is not on file. */
export function JoinConsents(props: JoinConsentsProps) {
  return props.tournament.kind === 'FUN_DAY' ? <FunDayConsent {...props} /> : <ProgramConsents {...props} />
}

function FunDayConsent({ form, asked }: JoinConsentsProps) {
  const { title, text, statements, version } = asked.texts.FUN_DAY_WAIVER
  return (
    <>
      <h3>{written(title)}</h3>
      <TranslationNote {...asked} />
      <details className={ui.fold} open>
        <summary>{words.readThis}</summary>
        {text.map((paragraph) => (
          <p key={paragraph}>{written(paragraph)}</p>
        ))}
        <p className="quiet small">{words.version(version)}</p>
        {asked.english && <EnglishText {...asked.english.FUN_DAY_WAIVER} />}
      </details>
      <WaiverFields
        statements={statements}
        today={clubNow().day}
        text={(name) => form.getInputProps(`waiver.${name}`)}
        box={(n) => form.getInputProps(`waiver.agreed.${n}`, { type: 'checkbox' })}
        photos={{
          value: form.values.waiver.photos,
          error: form.errors['waiver.photos'],
          onChange: (photos) => form.setFieldValue('waiver.photos', photos),
        }}
      />
    </>
  )
}

function ProgramConsents({ form, players, family, asked }: JoinConsentsProps) {
  const { texts, english } = asked
  const open = [...new Set(players.flatMap((player) => openConsents(player, texts)))]
  const missing = missingOf(family, players)
  const problem = (name: string) => {
    const error = form.errors[`contacts.${name}`]
    return typeof error === 'string' ? { [name]: error } : {}
  }
  return (
    <>
      {open.length > 0 && <TranslationNote {...asked} />}
      {open.length > 0 && (
        <ConsentBoxes
          texts={texts}
          english={english}
          shown={open}
          agreed={form.values.agreed}
          isChecked={Boolean(form.errors.agreed)}
          onChange={(agreed) => form.setFieldValue('agreed', agreed)}
        />
      )}
      <ContactStep
        missing={missing}
        draft={{ contacts: form.values.contacts }}
        problems={{ ...problem('phone'), ...problem('emergencyContact'), ...problem('emergencyPhone') }}
        onChange={({ contacts }) => form.setFieldValue('contacts', contacts)}
      />
    </>
  )
}

/** Above a translation: whether a person has checked it, and that the English is binding (Y-5, Y-12). */
const TranslationNote = ({ english, isTranslationChecked }: AskedTexts) =>
  english && <p>{isTranslationChecked ? checked : notChecked}</p>
