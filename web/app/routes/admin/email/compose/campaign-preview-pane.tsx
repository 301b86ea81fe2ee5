import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { useState } from 'react'
import { languageName } from '../../../../desk/language-name.ts'
import { FilterToggle } from '../../../../ui/filter-bar.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { useDebouncedValue } from '../../../../ui/use-debounced.ts'
import {
  type CampaignPreview,
  type CampaignValues,
  type PreviewReader,
  previewCampaign,
} from '../email-api.ts'
import styles from './composer.module.css'
import { EmailFrame } from './email-frame.tsx'
import { useAudience } from './use-audience.ts'

const REST_MS = 400

const LANGUAGE_OPTIONS = [
  { value: '', label: 'Their own language' },
  ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
]

interface PreviewProps {
  values: CampaignValues
  /** The first of the group, in their language, until somebody chooses. */
  reader: PreviewReader
  onChoose: (reader: PreviewReader) => void
}

/** The email as a family would read it. */
export function CampaignPreviewPane({ values, reader, onChoose }: PreviewProps) {
  const [search, setSearch] = useState('')
  const [isText, setText] = useState(false)
  const found = useAudience(values, search)
  const asked = useDebouncedValue(values, REST_MS)
  const loaded = useQuery({
    queryKey: ['email preview', asked, reader],
    queryFn: () => previewCampaign(asked, reader),
    placeholderData: keepPreviousData,
  })
  const sample = found.data?.sample ?? []
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2>As a family sees it</h2>
      <div className={styles.pair}>
        <SearchBox label="Find a family" value={search} onChange={setSearch} />
        <SelectField
          label="Show as"
          value={reader.userId ?? ''}
          options={[
            { value: '', label: 'First in the group' },
            ...sample.map(({ userId: value, name, children }) => ({
              value,
              label: children ? `${name} (${children})` : name,
            })),
          ]}
          onChange={({ currentTarget }) => onChoose({ ...reader, userId: currentTarget.value || null })}
        />
        <SelectField
          label="Reader"
          value={reader.language ?? ''}
          options={LANGUAGE_OPTIONS}
          onChange={({ currentTarget }) =>
            onChoose({ ...reader, language: (currentTarget.value || null) as PreviewReader['language'] })
          }
        />
      </div>
      <div className={styles.toggles}>
        <FilterToggle isOn={!isText} onChange={() => setText(false)}>
          As designed
        </FilterToggle>
        <FilterToggle isOn={isText} onChange={() => setText(true)}>
          Plain text
        </FilterToggle>
      </div>
      <ListStates loaded={loaded}>{(preview) => <Shown preview={preview} isText={isText} />}</ListStates>
    </aside>
  )
}

function Shown({
  preview: { to, name, language, subject, text, html },
  isText,
}: {
  preview: CampaignPreview
  isText: boolean
}) {
  return (
    <div className={styles.paper}>
      <p className="small">
        {to === null ? (
          <span className="quiet">There’s no one in the group yet, so these are examples.</span>
        ) : (
          <>
            To <strong>{name}</strong> <span className="quiet">{to}</span> · in {languageName(language)}
          </>
        )}
      </p>
      <p className={styles.subject}>{subject || <span className="quiet">No subject yet</span>}</p>
      {isText ? <pre>{text}</pre> : <EmailFrame title="The email as designed" html={html} />}
    </div>
  )
}
