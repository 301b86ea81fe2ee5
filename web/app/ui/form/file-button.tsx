import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'isBusy' | 'children'> {
  /** What is chosen, for screen readers. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Opens the device's file picker. The same file can be chosen again, for example after it was fixed. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
