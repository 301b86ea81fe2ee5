import { withNamedFields } from '@touchline/domain/club/text-fields.ts'
import { formatCount } from '@touchline/domain/format-count.ts'
import type { FileChange } from '@touchline/domain/translations/translation-file.ts'
import type { OtherLanguage } from '@touchline/domain/translations/translations.ts'
import { languageName } from '../../../desk/language-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import ui from '../../../ui/ui.module.css'
import { QuotedFields } from './quoted-fields.tsx'
import { textLabel } from './text-labels.ts'
import type { ReadPlan } from './translation-file-api.ts'

interface FilePreviewProps {
  name: string
  plan: ReadPlan
  isBusy: boolean
  onSave: () => void
}

const texts = (count: number) => (count === 1 ? '1 text' : `${formatCount(count)} texts`)

/** What a file would change, text by text, and what cannot be imported. */
export function FilePreview({ name, plan, isBusy, onSave }: FilePreviewProps) {
  const { language, changes, refused, same, left } = plan
  const stale = changes.filter(({ isStale }) => isStale).length
  return (
    <>
      <p role="status">
        <strong>{name}</strong> · {languageName(language)} · {texts(changes.length)} to change, {texts(same)}{' '}
        unchanged, {texts(left)} not translated or uncertain
        {stale > 0 && `. The English of ${texts(stale)} has changed since: families see the English for now`}
      </p>
      {refused.length > 0 && (
        <div className={ui.notice}>
          <p>
            {refused.length === 1
              ? '1 text can’t be imported and stays as is:'
              : `${texts(refused.length)} can’t be imported and stay as they are:`}
          </p>
          <ul>
            {refused.map(({ name: text, why }) => (
              <li key={`${text} ${why}`}>
                <strong>{text}</strong> {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <>
          <DataTable
            label="What would change"
            rows={changes.map((change) => ({ ...change, id: `${change.kind}/${change.id}/${change.field}` }))}
            columns={columnsIn(language)}
            nameOf={({ title }) => withNamedFields(title)}
          />
          <p className={ui.actions}>
            <Button isBusy={isBusy} onClick={onSave}>
              Save {texts(changes.length)}
            </Button>
          </p>
        </>
      )}
    </>
  )
}

const columnsIn = (language: OtherLanguage): Column<FileChange>[] => [
  { name: 'text', title: 'Text', cell: ({ title }) => <QuotedFields text={title} /> },
  { name: 'part', title: 'Part', cell: ({ field }) => textLabel(field) },
  { name: 'english', title: 'English', cell: ({ english }) => <span className={ui.asTyped}>{english}</span> },
  {
    name: 'before',
    title: 'Now',
    cell: ({ before }) => (before ? <span lang={language}>{before}</span> : null),
  },
  {
    name: 'after',
    title: 'From the file',
    cell: ({ text }) => (
      <span lang={language} className={ui.asTyped}>
        {text}
      </span>
    ),
  },
  {
    name: 'stale',
    title: 'Note',
    cell: ({ isStale }) =>
      isStale ? (
        <span className="whole">
          <Chip tone="act">English has changed</Chip>
        </span>
      ) : null,
  },
]
