import { isDay } from '@touchline/domain/calendar-day.ts'
import { GARMENT_SIZES, SHIN_GUARD_SIZES, SOCK_SIZES } from '@touchline/domain/kit/sizes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clubNow } from '../club/club-now.ts'
import { useClubRules } from '../club/use-club-rules.ts'
import { useSeasonDay } from '../club/use-season-day.ts'
import { Field, SelectField } from '../ui/form/field.tsx'
import ui from '../ui/ui.module.css'
import { HealthNotesField } from './health-notes-field.tsx'
import styles from './player-fields.module.css'
import type { PlayerForm } from './player-form.ts'
import { PlayerShirt } from './player-shirt.tsx'
import { groupName } from './player-words.ts'

const NOT_SURE = { value: '', label: 'Not sure yet' }

const shirtSizes = [
  NOT_SURE,
  ...GARMENT_SIZES.map(({ size, ages, heightCm }) => ({
    value: size,
    label: `${size}, ${ages === 'adult' ? ages : `ages ${ages}`}, ${heightCm[0]}–${heightCm[1]} cm`,
  })),
]
const sockSizes = [
  NOT_SURE,
  ...SOCK_SIZES.map(({ size, shoes }) => ({ value: size, label: `${size}, shoe ${shoes}` })),
]
const shinGuardSizes = [
  NOT_SURE,
  ...SHIN_GUARD_SIZES.map(({ size, height }) => ({ value: size, label: `${size}, ${height}` })),
]

interface PlayerFieldsProps {
  form: PlayerForm
  /** The player is known: why the birth date cannot be changed any more, or null when it can. */
  birthDateLock?: ReactNode | null
  /** Why the notes on health are not shown to whoever fills in the form, who does not write over them. */
  hiddenNotes?: string | undefined
}

export function PlayerFields({ form, birthDateLock, hiddenNotes }: PlayerFieldsProps) {
  const { firstName, lastName, birthDate } = form.values
  const today = clubNow().day
  const seasonDay = useSeasonDay()
  const { ages } = useClubRules()
  const group =
    isDay(birthDate) && !form.errors.birthDate ? `Plays in ${groupName(birthDate, seasonDay, ages)}.` : null
  const isOutside = isDay(birthDate) && birthDate <= today && Boolean(form.errors.birthDate)
  return (
    <>
      <div className={styles.who}>
        <PlayerShirt player={{ firstName, lastName, birthDate: birthDate || today }} />
        <p className="quiet">{group ?? 'The birth year decides the age group.'}</p>
      </div>
      <div className={styles.pair}>
        <Field label="First name" autoComplete="off" required {...form.getInputProps('firstName')} />
        <Field label="Last name" autoComplete="off" required {...form.getInputProps('lastName')} />
      </div>
      <Field
        label="Birth date"
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

/** Too young or too old is no dead end. */
const AskUs = ({ problem }: { problem: ReactNode }) => (
  <>
    {problem} <Link to="/contact?topic=registration">Write to us</Link>
  </>
)

interface GoodToKnowProps {
  form: PlayerForm
  isOpen: boolean
  hiddenNotes: string | undefined
}

/** What can wait: it is asked for once, and folded away while somebody is in a hurry. */
function GoodToKnow({ form, isOpen, hiddenNotes }: GoodToKnowProps) {
  return (
    <details className={ui.fold} open={isOpen}>
      <summary>Emergency contact, health notes, sizes (optional)</summary>
      <div className={styles.more}>
        <fieldset className={styles.group}>
          <legend>In an emergency we call you. If we can’t reach you, we call</legend>
          <div className={styles.pair}>
            <Field label="Another adult" autoComplete="off" {...form.getInputProps('emergencyContact')} />
            <Field
              label="Their phone"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              {...form.getInputProps('emergencyPhone')}
            />
          </div>
        </fieldset>
        {hiddenNotes ? (
          <p className="quiet">{hiddenNotes}</p>
        ) : (
          <HealthNotesField {...form.getInputProps('healthNotes')} />
        )}
        <fieldset className={styles.group}>
          <legend>Sizes</legend>
          <p className="quiet small">Filled in for you when you order kit. The latest order counts.</p>
          <SelectField label="Shirt size" options={shirtSizes} {...form.getInputProps('shirtSize')} />
          <div className={styles.pair}>
            <SelectField label="Sock size" options={sockSizes} {...form.getInputProps('sockSize')} />
            <SelectField
              label="Shin guards"
              options={shinGuardSizes}
              {...form.getInputProps('shinGuardSize')}
            />
          </div>
        </fieldset>
      </div>
    </details>
  )
}
