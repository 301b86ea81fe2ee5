import { useQuery } from '@tanstack/react-query'
import {
  AUDIENCE_KINDS,
  type Audience,
  type AudienceKind,
  registeredIn,
} from '@touchline/domain/mail/audience.ts'
import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { clubNow } from '../../../../club/club-now.ts'
import { useFrame } from '../../../../club/use-frame.ts'
import { SeasonSwitch } from '../../../../desk/desk-season.tsx'
import { groupOptions } from '../../../../desk/group-options.ts'
import { seasonLines } from '../../../../desk/season-lines.ts'
import { registrationNames } from '../../../../desk/status-names.ts'
import { useProgramOptions } from '../../../../desk/use-programs.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import styles from './composer.module.css'
import { FoundLine } from './found-line.tsx'
import { PeoplePicker } from './people-picker.tsx'
import { TeamSelect } from './team-select.tsx'
import type { FoundAudience } from './use-audience.ts'

const KIND_NAMES: Record<AudienceKind, string> = {
  REGISTERED: 'Registered in a program',
  SESSION: 'Training on a day',
  UNPAID: 'Approved, not paid yet',
  WAITING: 'On the waiting list',
  KIT_READY: 'Kit ready to pick up',
  NOT_REGISTERED: 'Not registered for a season yet',
  NEVER_REGISTERED: 'Has an account, never registered',
  TEAM: 'A tournament team',
  PEOPLE: 'People you pick',
  EVERYBODY: 'Everyone with an account',
}

interface PickerProps {
  audience: Audience
  onChange: (audience: Audience) => void
  found: FoundAudience
}

/** Who gets the email, with the current number of people. */
export function AudiencePicker({ audience, onChange, found }: PickerProps) {
  const programs = useProgramOptions('programId' in audience ? audience : {})
  const running = useFrame()?.season.id ?? ''
  return (
    <fieldset className={styles.group}>
      <legend>To</legend>
      <SelectField
        label="Group"
        value={audience.kind}
        options={AUDIENCE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        onChange={({ currentTarget }) =>
          onChange(ofKind(currentTarget.value as AudienceKind, audience, running))
        }
      />
      {'programId' in audience && <SeasonSwitch label="Programs of" />}
      <div className={styles.pair}>
        {'programId' in audience && (
          <SelectField
            label="Program"
            value={audience.programId ?? ''}
            options={programs}
            onChange={({ currentTarget }) =>
              onChange({ ...audience, programId: currentTarget.value || null })
            }
          />
        )}
        {audience.kind === 'NOT_REGISTERED' && (
          <SeasonSelect
            value={audience.seasonId}
            onChange={(seasonId) => onChange({ ...audience, seasonId })}
          />
        )}
        {audience.kind === 'SESSION' && (
          <Field
            label="Day"
            type="date"
            required
            value={audience.day}
            onChange={({ currentTarget }) => onChange({ ...audience, day: currentTarget.value })}
          />
        )}
        {'group' in audience && (
          <SelectField
            label="Age group"
            value={String(audience.group ?? '')}
            options={groupOptions}
            onChange={({ currentTarget }) =>
              onChange({ ...audience, group: Number(currentTarget.value) || null })
            }
          />
        )}
      </div>
      {audience.kind === 'REGISTERED' && <Statuses audience={audience} onChange={onChange} />}
      {audience.kind === 'TEAM' && <TeamSelect audience={audience} onChange={onChange} />}
      {audience.kind === 'PEOPLE' && <PeoplePicker audience={audience} onChange={onChange} />}
      <FoundLine found={found} />
    </fieldset>
  )
}

/** Keeps earlier choices that the new group has, too. */
function ofKind(kind: AudienceKind, before: Audience, running: string): Audience {
  const programId = 'programId' in before ? before.programId : null
  const group = 'group' in before ? before.group : null
  switch (kind) {
    case 'REGISTERED':
      return { ...registeredIn(programId), group }
    case 'SESSION':
      return { kind, programId, group, day: clubNow().day }
    case 'UNPAID':
    case 'WAITING':
      return { kind, programId, group }
    case 'KIT_READY':
      return { kind, group }
    case 'NOT_REGISTERED':
      return { kind, seasonId: running, group }
    case 'TEAM':
      return { kind, tournamentId: '', teamId: '' }
    case 'PEOPLE':
      return { kind, userIds: [] }
    case 'NEVER_REGISTERED':
    case 'EVERYBODY':
      return { kind }
  }
}

interface StatusesProps {
  audience: Extract<Audience, { kind: 'REGISTERED' }>
  onChange: (audience: Audience) => void
}

function Statuses({ audience, onChange }: StatusesProps) {
  const { statuses } = audience
  return (
    <TickGroup
      legend="Registrations that are"
      options={REGISTRATION_STATUSES.map((status) => ({
        id: status,
        name: registrationNames[status].children,
        // One status must stay: a group without a status would be empty.
        isDisabled: statuses.length === 1 && statuses.includes(status),
      }))}
      ticked={statuses}
      onChange={(ticked) => onChange({ ...audience, statuses: ticked })}
    />
  )
}

interface SeasonSelectProps {
  value: string
  onChange: (seasonId: string) => void
}

/** The season in which the group has not registered. */
function SeasonSelect({ value, onChange }: SeasonSelectProps) {
  const { data = [] } = useQuery(seasonLines)
  const seasons = data.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = seasons.some((season) => season.value === value)
  return (
    <SelectField
      label="Season"
      value={value}
      options={isKnown ? seasons : [{ value, label: 'Choose...' }, ...seasons]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
