import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FILE_KINDS, FILE_TOO_LARGE, LARGEST_FILE, MOST_FILES } from '@touchline/domain/mail/attached-file.ts'
import { useRef } from 'react'
import { base64 } from '../../../../data/base64.ts'
import { newId } from '../../../../data/new-id.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { tabRequest } from '../../../../early/early-answers.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { FormMessage } from '../../../../ui/form/form-message.tsx'
import ui from '../../../../ui/ui.module.css'
import { addFile, removeFile } from '../email-api.ts'
import { loadFiles } from '../load-campaigns.ts'
import styles from './composer.module.css'

interface AttachedFilesProps {
  id: string
  /** Saves the draft first, because a file needs an email to belong to. */
  settle: () => Promise<unknown>
  isKept: boolean
}

const TYPES = Object.values(FILE_KINDS).map(({ type }) => type)

const keyOf = (id: string) => ['campaign files', id]

/** The files of a draft, and how to add and remove them. */
function useFiles({ id, settle, isKept }: AttachedFilesProps) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => loadFiles(tabRequest, id),
    enabled: isKept,
  })
  // A file chosen again because no answer came keeps its id.
  const ids = useRef(new Map<string, string>())
  const add = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LARGEST_FILE) throw new Error(FILE_TOO_LARGE)
      await settle()
      const content = base64(new Uint8Array(await file.arrayBuffer()))
      const same = `${file.name} ${file.size} ${file.lastModified}`
      const fileId = ids.current.get(same) ?? newId()
      ids.current.set(same, fileId)
      return addFile(id, fileId, { name: file.name, content })
    },
    onSuccess: (after) => client.setQueryData(keyOf(id), after),
  })
  const remove = useMutation({
    mutationFn: (fileId: string) => {
      // Choosing it again after that makes another file.
      ids.current.clear()
      return removeFile(id, fileId)
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
  return { files: data?.items ?? [], add, remove, problem: add.error ?? remove.error }
}

/** Files that go with the email: a map, a form, a poster (N-15). */
export function AttachedFiles(props: AttachedFilesProps) {
  const { files, add, remove, problem } = useFiles(props)
  return (
    <fieldset className={styles.group}>
      <legend>Files</legend>
      <p className="small quiet">
        Up to {MOST_FILES} PDFs or pictures, 2 MB each. Every family gets them, and so do you with a test.
      </p>
      {problem && <FormMessage>{plainProblem(problem)}</FormMessage>}
      {files.length > 0 && (
        <ul className="plain-list">
          {files.map(({ id: fileId, name, size }) => (
            <li key={fileId} className={ui.between}>
              <span>
                {name} <span className="quiet small">{sizeWords(size)}</span>
              </span>
              <Button kind="small" onClick={() => remove.mutate(fileId)} aria-label={`Remove ${name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_FILES && (
        <p className={ui.actions}>
          <FileButton
            kind="small"
            label="File to attach"
            accept={TYPES.join()}
            isBusy={add.isPending}
            onFile={(file) => add.mutate(file)}
          >
            Attach a file...
          </FileButton>
        </p>
      )}
    </fieldset>
  )
}

/** '340 KB', '1.2 MB' */
const sizeWords = (size: number): string =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`
