import { storedSettings } from '@touchline/domain/club/content.ts'
import { type ClubSettings, isHiddenSetting, type SettingKey } from '@touchline/domain/club/settings.ts'
import { CONSENT_TEXTS } from '@touchline/domain/registrations/consents.ts'
import { useState } from 'react'
import { useChange, useData } from '../../../area/area-data.tsx'
import { momentName } from '../../../club/day-words.ts'
import {
  type KeptSetting,
  keepSetting,
  type SettingVersion,
  settingVersions,
} from '../../../desk/club-setting.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { VersionsTable } from '../../../ui/table/versions-table.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { settingDifferences } from './setting-differences.ts'
import { optionLabel } from './setting-words.ts'

interface Version {
  id: string
  when: string
  value: unknown
  /** False: from then on the site showed the default that we ship. */
  isShown: boolean
}

interface HistoryProps {
  settingKey: SettingKey
  kept: KeptSetting
  content: ClubSettings
}

/** Every saved version, from the audit; each can be viewed and restored (C-10). */
export function SettingHistory(props: HistoryProps) {
  const { kept } = props
  const loaded = useData(['setting versions', kept.id, kept._version], async (request) =>
    (await settingVersions(request, kept.id)).map(versionOf),
  )
  return (
    <details className={ui.fold}>
      <summary>Earlier versions</summary>
      <ListStates loaded={loaded}>{(versions) => <Versions versions={versions} {...props} />}</ListStates>
    </details>
  )
}

const versionOf = ({ createdAt, actorEmail, ...version }: SettingVersion): Version => ({
  ...version,
  when: `${momentName(createdAt)}, ${actorEmail ?? 'somebody'}`,
})

function Versions({ versions, settingKey: key, kept, content }: HistoryProps & { versions: Version[] }) {
  const [asked, setAsked] = useState<Version | null>(null)
  const shipped: Version = {
    id: 'shipped',
    when: 'Default',
    value: storedSettings([])[key],
    isShown: true,
  }
  const put = useChange(keepSetting)
  // A setting for the desk alone was never shown on the site, and has no shipped default.
  const isDesks = isHiddenSetting(key)
  const earlier = versions.slice(kept.published || isDesks ? 1 : 0)
  const restore = async ({ id, value }: Version) => {
    const isBack = id !== 'shipped'
    await put.mutateAsync({
      key,
      value: isBack ? value : JSON.parse(kept.value),
      over: kept,
      published: isBack,
    })
    notify(isDesks ? 'Version restored.' : 'Version restored. It’s live now.')
  }
  return (
    <>
      <ul className={`plain-list ${ui.section}`}>
        {[...earlier, ...(isDesks ? [] : [shipped])].map((version) => (
          <li key={version.id} className={ui.actions}>
            <span>
              {version.when}
              {!version.isShown && !isDesks && ' (hidden)'}
            </span>
            <Button kind="small" onClick={() => setAsked(version)}>
              Preview or restore<span className="visually-hidden"> {version.when}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Restore this version?"
          confirm="Restore this version"
          busy="One moment..."
          keep="Keep the current one"
          onConfirm={() => restore(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.when}</p>
          <Changes now={content[key]} then={asked.value} settingKey={key} />
          {key === 'consents' && <OldTexts texts={asked.value as ClubSettings['consents']} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function Changes({ settingKey, now, then }: { settingKey: SettingKey; now: unknown; then: unknown }) {
  const differences = settingDifferences(settingKey, then, now)
  if (differences.length === 0) return <p className="quiet">Same as the current version.</p>
  return <VersionsTable yours="That version" theirs="Now" differences={differences} />
}

/** The texts that families agreed to stay readable, word for word. */
function OldTexts({ texts }: { texts: ClubSettings['consents'] }) {
  return CONSENT_TEXTS.map((text) => (
    <details key={text} className={ui.fold}>
      <summary>
        {optionLabel(text)}, version {texts[text].version}
      </summary>
      <h3>{texts[text].title}</h3>
      {texts[text].text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {texts[text].statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </details>
  ))
}
