import { isDay } from '@touchline/domain/calendar-day.ts'
import { GARMENT_SIZES, SHIN_GUARD_SIZES, SOCK_SIZES } from '@touchline/domain/kit/sizes.ts'
import type { ReactNode } from 'react'
import { clubNow } from '../club/club-now.ts'
import { useClubRules } from '../club/use-club-rules.ts'
import { useSeasonDay } from '../club/use-season-day.ts'
import { SiteLink } from '../languages/site-link.tsx'
import { mixed } from '../languages/written.tsx'
import { Field, SelectField } from '../ui/form/field.tsx'
import ui from '../ui/ui.module.css'
import { HealthNotesField } from './health-notes-field.tsx'
import styles from './player-fields.module.css'
import * as texts from './player-fields.texts.ts'
import type { PlayerForm } from './player-form.ts'
import { PlayerShirt } from './player-shirt.tsx'
import { groupName } from './player-words.ts'

const NOT_SURE = { value: '', label: texts.notSure }

const shirtSizes = [
  NOT_SURE,
  ...GARMENT_SIZES.map(({ size, ages, heightCm }) => ({
    value: size,
    label: texts.shirt(size, ages, heightCm[0], heightCm[1]),
  })),
]
const sockSizes = [
  NOT_SURE,
  ...SOCK_SIZES.map(({ size, shoes }) => ({ value: size, label: texts.sock(size, shoes) })),
]
const shinGuardSizes = [
  NOT_SURE,
  ...SHIN_GUARD_SIZES.map(({ size, height }) => ({ value: size, label: texts.shinGuard(size, height) })),
]

interface PlayerFieldsProps {
  form: PlayerForm
  /** For a known player: why the birth date can no longer be changed, or null if it can. */
  birthDateLock?: ReactNode | null
  /** Why the health notes are hidden from whoever fills in the form, who then does not overwrite them. */
  hiddenNotes?: string | undefined
}

export function PlayerFields({ form, birthDateLock, hiddenNotes }: PlayerFieldsProps) {
  const { firstName, lastName, birthDate } = form.values
  const today = clubNow().day
  const seasonDay = useSeasonDay()
  const { ages } = useClubRules()
  const group =
    isDay(birthDate) && !form.errors.birthDate ? texts.playsIn(groupName(birthDate, seasonDay, ages)) : null
  const isOutside = isDay(birthDate) && birthDate <= today && Boolean(form.errors.birthDate)
  return (
    <>
      <div className={styles.who}>
        <PlayerShirt player={{ firstName, lastName, birthDate: birthDate || today }} />
        <p className="quiet">{group ?? texts.birthYearDecides}</p>
      </div>
      <div className={styles.pair}>
        <Field label={texts.firstName} autoComplete="off" required {...form.getInputProps('firstName')} />
        <Field label={texts.lastName} autoComplete="off" required {...form.getInputProps('lastName')} />
      </div>
      <Field
        label={texts.birthDate}
        type="date"
        max={today}
        required
        readOnly={Boolean(birthDateLock)}
        hint={birthDateLock}
        {...form.getInputProps('birthDate')}
        error={isOutside ? <AskUs problem={form.errors.birthDate} /> : form.errors.birthDate}
      />
      <GoodToKnow form={form} isOpen={birthDateLock !== undefined} hiddenNotes={hiddenNotes} />
    </>
  )
}

/** Being too young or too old should not be a dead end. */
const AskUs = ({ problem }: { problem: ReactNode }) => (
  <>
    {problem} <SiteLink to="/contact?topic=registration">{texts.writeToUs}</SiteLink>
  </>
)

interface GoodToKnowProps {
  form: PlayerForm
  isOpen: boolean
  hiddenNotes: string | undefined
}

/** Details that can wait: folded away, so that nobody in a hurry has to fill them in. */
function GoodToKnow({ form, isOpen, hiddenNotes }: GoodToKnowProps) {
  return (
    <details className={ui.fold} open={isOpen}>
      <summary>{texts.goodToKnow}</summary>
      <div className={styles.more}>
        <fieldset className={styles.group}>
          <legend>{texts.inEmergency}</legend>
          <div className={styles.pair}>
            <Field
              label={texts.anotherAdult}
              autoComplete="off"
              {...form.getInputProps('emergencyContact')}
            />
            <Field
              label={texts.theirPhone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              {...form.getInputProps('emergencyPhone')}
            />
          </div>
        </fieldset>
        {hiddenNotes ? (
          <p className="quiet">{mixed(hiddenNotes)}</p>
        ) : (
          <HealthNotesField {...form.getInputProps('healthNotes')} />
        )}
        <fieldset className={styles.group}>
          <legend>{texts.sizes}</legend>
          <p className="quiet small">{texts.sizesHint}</p>
          <SelectField label={texts.shirtSize} options={shirtSizes} {...form.getInputProps('shirtSize')} />
          <div className={styles.pair}>
            <SelectField label={texts.sockSize} options={sockSizes} {...form.getInputProps('sockSize')} />
            <SelectField
              label={texts.shinGuards}
              options={shinGuardSizes}
              {...form.getInputProps('shinGuardSize')}
            />
          </div>
        </fieldset>
      </div>
    </details>
  )
}
