import { useMutation } from '@tanstack/react-query'
import { LARGEST_TRANSLATION_FILE } from '@touchline/domain/translations/translation-file.ts'
import { OTHER_LANGUAGES, type OtherLanguage } from '@touchline/domain/translations/translations.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { plainProblem } from '../../../data/plain-problem.ts'
import { saveFile, textFile } from '../../../data/save-file.ts'
import { languageName } from '../../../desk/language-name.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { FilePreview } from './file-preview.tsx'
import { bringInFile, loadFile, lookAtFile, type ReadPlan } from './translation-file-api.ts'

export const meta = pageMeta({
  title: 'Files for translators',
  description: 'What the club has written, as a file for translators.',
  isPrivate: true,
})

/** Exports the texts as a PO file, and imports it once somebody has translated it (Y-27). */
export default function TranslationFile() {
  return (
    <DeskPage
      title="Files for translators"
      note={
        <>
          For translators who use Poedit or Weblate · <Link to="/admin/translations">All translations</Link>
        </>
      }
    >
      <section className={ui.card} aria-labelledby="download">
        <h2 id="download">1. Download</h2>
        <p>
          Everything on the list, in one language. Translations older than their English are marked to be
          checked.
        </p>
        <div className={ui.actions}>
          {OTHER_LANGUAGES.map((language) => (
            <Download key={language} language={language} />
          ))}
        </div>
      </section>
      <section className={ui.card} aria-labelledby="upload">
        <h2 id="upload">2. Upload it</h2>
        <p>You’ll see what would change before anything is saved.</p>
        <Upload />
      </section>
    </DeskPage>
  )
}

function Download({ language }: { language: OtherLanguage }) {
  const load = useMutation({
    mutationFn: () => loadFile(language),
    onSuccess: ({ content }) =>
      saveFile(`club-${language}.po`, textFile(content, 'text/x-gettext-translation')),
  })
  return (
    <>
      <Button kind="small" isBusy={load.isPending} onClick={() => load.mutate()}>
        Download <span lang={language}>{languageName(language)}</span>
      </Button>
      {load.error && <FormMessage>{plainProblem(load.error)}</FormMessage>}
    </>
  )
}

interface Chosen {
  name: string
  content: string
  plan: ReadPlan
}

async function readChosen(file: File): Promise<Chosen> {
  if (file.size > LARGEST_TRANSLATION_FILE) throw new Error('This file is too large: at most 1 MB.')
  const content = await file.text()
  return { name: file.name, content, plan: await lookAtFile(content) }
}

function Upload() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const look = useMutation({ mutationFn: readChosen, onSuccess: setChosen, onMutate: () => setChosen(null) })
  const save = useMutation({
    mutationFn: ({ content, plan }: Chosen) => bringInFile(content, plan.changes.length),
    onSuccess: ({ changes }) => {
      notify(`Saved: ${changes.length === 1 ? '1 translation' : `${changes.length} translations`}.`)
      navigate('/admin/translations')
    },
  })
  const take = (file: File) => {
    save.reset()
    look.mutate(file)
  }
  const problem = look.error ?? save.error
  return (
    <>
      <p className={ui.actions}>
        <FileButton kind="small" label="Translated file" accept=".po" isBusy={look.isPending} onFile={take}>
          Choose a PO file...
        </FileButton>
      </p>
      {problem && <FormMessage>{plainProblem(problem)}</FormMessage>}
      {chosen && (
        <FilePreview
          name={chosen.name}
          plan={chosen.plan}
          isBusy={save.isPending}
          onSave={() => save.mutate(chosen)}
        />
      )}
    </>
  )
}
