import { withNamedFields } from '@touchline/domain/club/text-fields.ts'
import { translationNeed } from '@touchline/domain/translations/translation-need.ts'
import type { WrittenItem } from '@touchline/domain/translations/translation-work.ts'
import { translationProblem } from '@touchline/domain/translations/translations-refusal.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useChange, useLive } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { pageMeta } from '../../../page-meta.ts'
import { siteContext } from '../../../site.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { KIND_NAMES, useWork } from './load-work.ts'
import { saveTranslations } from './save-translations.ts'
import { TextFields } from './text-fields.tsx'
import { englishPage } from './text-labels.ts'
import { useTyped } from './use-typed.ts'

export const meta = pageMeta({
  title: 'Translation',
  description: 'A text of the club in other languages.',
  isPrivate: true,
})

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext).today

export default function Translation() {
  useLive(['Program', 'ClubSetting'])
  const { kind, id } = useParams()
  return (
    <ListStates loaded={useWork(useLoaderData<typeof loader>())}>
      {(items) => {
        const item = items.find((one) => one.kind === kind && one.id === id)
        return item ? <ItemScreen key={`${kind} ${id}`} item={item} /> : <NoSuchText />
      }}
    </ListStates>
  )
}

function ItemScreen({ item }: { item: WrittenItem }) {
  const { kind, id, title, texts, translations } = item
  const typed = useTyped(item)
  const save = useChange(saveTranslations)
  const mayWrite = useMay(translationNeed(kind))
  const problems = texts.some((text) =>
    typed.edits.some((edit) => edit.field === text.field && translationProblem(edit.text, text)),
  )
  const send = async () => {
    await save.mutateAsync({ kind, id, edits: typed.edits })
    typed.forget()
    notify(kind === 'newsDrafts' ? 'Saved. It goes out with the post.' : 'Saved. Families see it now.')
  }
  return (
    <DeskPage
      title={withNamedFields(title)}
      note={
        <>
          {KIND_NAMES[kind]} · <Link to={englishPage(kind, id)}>Change the English</Link> ·{' '}
          <Link to="/admin/translations">All translations</Link>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          send().catch(() => undefined)
        }}
      >
        <UnsavedGuard isDirty={typed.edits.length > 0} />
        {texts.map((text) => (
          <TextFields key={text.field} text={text} translations={translations} typed={typed} />
        ))}
        {save.error && <FormMessage>{plainProblem(save.error)}</FormMessage>}
        <div className={ui.actions}>
          <Button
            type="submit"
            isBusy={save.isPending}
            disabled={typed.edits.length === 0 || problems || !mayWrite}
          >
            Save
          </Button>
          <Button kind="small" disabled={typed.edits.length === 0} onClick={typed.forget}>
            Discard changes
          </Button>
        </div>
      </Form>
    </DeskPage>
  )
}

const NoSuchText = () => (
  <EmptyState
    title="Text not found"
    action={
      <Link className="button" to="/admin/translations">
        All translations
      </Link>
    }
  >
    It was deleted, or it’s over and no longer shown.
  </EmptyState>
)
