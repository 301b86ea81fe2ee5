import { withNewVersions } from '@touchline/domain/club/consent-versions.ts'
import { type ClubYear, clubContent, storedSettings } from '@touchline/domain/club/content.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { settingProblems } from '@touchline/domain/club/setting-problems.ts'
import { settingShape } from '@touchline/domain/club/setting-shape.ts'
import type { ClubSettings, SettingKey } from '@touchline/domain/club/settings.ts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import type { Row } from '../../../data/row.ts'
import {
  type KeptSetting,
  keepSetting,
  keptSetting,
  settingVersions,
  type ToKeep,
} from '../../../desk/club-setting.ts'
import { conflictOf } from '../../../desk/conflict.ts'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { fillSlugs } from './fill-slugs.ts'
import { settingDifferences } from './setting-differences.ts'
import { SettingField } from './setting-field.tsx'
import { SettingPreview } from './setting-preview.tsx'
import { type FormKey, fieldLabel, settingWords } from './setting-words.ts'

interface SettingFormProps {
  settingKey: FormKey
  /** Null: nobody has changed it yet. */
  kept: KeptSetting | null
  /** The current settings. */
  content: ClubSettings
  /** For the preview: the seasons that visitors see. */
  year: ClubYear
}

/** The form of one setting, generated from its shape, with a preview. */
export function SettingForm(props: SettingFormProps) {
  const { settingKey: key, content, year } = props
  const { form, value, setValue, isDirty, problems, collided, save, takeTheirs, send, discard } =
    useTyped(props)
  const wrong = Object.entries(problems)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <div className={styles.fields}>
        <SettingField
          shape={settingShape(key)}
          value={value}
          path={[key]}
          problems={problems}
          onChange={setValue}
        />
        {wrong.length > 0 && (
          <FormMessage>
            {`Not saved yet. Please look at: ${wrong.map(([place]) => placeName(key, place)).join('; ')}.`}
          </FormMessage>
        )}
        {save.error && !collided && <FormMessage>{plainProblem(save.error)}</FormMessage>}
        <div className={ui.actions}>
          <Button type="submit" isBusy={save.isPending} disabled={!isDirty}>
            Save
          </Button>
          <Button kind="small" disabled={!isDirty} onClick={discard}>
            Discard changes
          </Button>
        </div>
      </div>
      <Preview settingKey={key} typed={value} start={content[key]} content={content} year={year} />
      {collided && (
        <ConflictDialog
          rowId={collided.id}
          title="Someone else has saved this setting"
          differences={settingDifferences(key, value, JSON.parse(collided.value as string))}
          mine="Overwrite with mine"
          onMine={() => send(collided)}
          onTheirs={() => takeTheirs(collided)}
        />
      )}
    </form>
  )
}

/**
 * The input on top of the saved version, and what saving it runs into: a mistake, somebody else’s change, or nothing.
 */
function useTyped({ settingKey: key, kept, content }: SettingFormProps) {
  const start = content[key]
  const [value, setValue] = useState<unknown>(start)
  const [over, setOver] = useState<Pick<KeptSetting, 'id' | '_version'> | null>(kept)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [collided, setCollided] = useState<Row | null>(null)
  const [saved, setSaved] = useState<unknown>(start)
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const save = useChange((request, toKeep: ToKeep) =>
    key === 'consents' ? keepConsents(request, toKeep, content.consents) : keepSetting(request, toKeep),
  )
  const take = (on: typeof over, text: unknown) => {
    setOver(on)
    setValue(text)
    setSaved(text)
  }
  const isDirty = JSON.stringify(value) !== JSON.stringify(saved)
  // While nothing is typed, the form follows what is saved elsewhere or restored.
  const standing = `${kept?._version} ${JSON.stringify(start)}`
  const [followed, setFollowed] = useState(standing)
  if (standing !== followed && !isDirty) {
    setFollowed(standing)
    take(kept, start)
  }

  const send = async (on = over) => {
    setCollided(null)
    if (!on && kept) return setCollided(kept as unknown as Row)
    const next = fillSlugs(value)
    const wrong = settingProblems(key, next)
    setProblems(wrong)
    // After the folds with problems have opened.
    if (Object.keys(wrong).length > 0) return requestAnimationFrame(() => focusFirst(form.current, wrong))
    try {
      const { id, _version, value: text } = await save.mutateAsync({ key, value: next, over: on })
      take({ id, _version }, JSON.parse(text))
      // The rules in it take effect at once on the other screens.
      revalidate()
      notify(`${settingWords[key].title}: saved. It’s live now.`)
    } catch (error) {
      setCollided(conflictOf(error) ?? (on ? null : await madeMeanwhile(key)))
    }
  }
  const takeTheirs = (theirs: Row) => {
    take(theirs, JSON.parse(theirs.value as string))
    setCollided(null)
  }
  const discard = () => setValue(saved)
  return { form, value, setValue, isDirty, problems, collided, save, takeTheirs, send, discard }
}

interface PreviewProps extends Pick<SettingFormProps, 'settingKey' | 'content' | 'year'> {
  typed: unknown
  /** The saved version, which is valid. */
  start: unknown
}

/** What the pages would show on this day, with the published seasons, for the last valid input. */
function Preview({ settingKey: key, typed, start, content, year }: PreviewProps) {
  const [sound, setSound] = useState(start)
  // Fields that are filled in on saving do not block the preview.
  const isSound = Object.keys(settingProblems(key, fillSlugs(typed))).length === 0
  if (isSound && sound !== typed) setSound(typed)
  const rows = Object.entries({ ...content, [key]: fillSlugs(isSound ? typed : sound) }).map(
    ([name, value]) => ({
      key: name,
      value: JSON.stringify(value),
    }),
  )
  return <SettingPreview settingKey={key} isCurrent={isSound} content={clubContent(rows, year).content} />
}

/**
 * If two people change an untouched setting, the slower one's create is refused without the other's row, so load it.
 */
async function madeMeanwhile(key: SettingKey): Promise<Row | null> {
  const { request } = await openTabSession()
  const kept = await keptSetting(request, key).catch(() => null)
  return kept as unknown as Row | null
}

/** Changed texts get a version number that was never used (C-4). */
async function keepConsents(request: Request, toKeep: ToKeep, before: ConsentTexts): Promise<KeptSetting> {
  const { over, value } = toKeep
  const versions = over ? await settingVersions(request, over.id) : []
  const earlier = [storedSettings([]).consents, ...versions.map((one) => one.value as ConsentTexts)]
  const after = value as ConsentTexts
  const named = withNewVersions({ before, after, earlier, today: clubNow().day })
  return keepSetting(request, { ...toKeep, value: named })
}

/** 'changes.0.day' → 'Sessions that are different, number 1, Day' */
function placeName(key: SettingKey, place: string): string {
  const parts = place.split('.').filter(Boolean)
  if (parts.length === 0) return settingWords[key].title
  return parts
    .map((part, n) =>
      /^\d+$/.test(part) ? `number ${Number(part) + 1}` : fieldLabel([key, ...named(parts, n)]),
    )
    .join(', ')
}

const named = (parts: readonly string[], n: number) =>
  parts.slice(0, n + 1).filter((part) => !/^\d+$/.test(part))

function focusFirst(form: HTMLFormElement | null, problems: Record<string, string>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
  fields.find(({ dataset }) => (dataset.place ?? '') in problems)?.focus()
}
