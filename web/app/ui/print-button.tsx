import { Button } from './button.tsx'

/** Without scripts the browser's own menu prints as well, so that the button stays away. */
export function PrintButton({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) {
  return (
    <Button
      kind={isQuiet ? 'quiet' : 'main'}
      className="needs-script no-print"
      onClick={() => window.print()}
    >
      {children}
    </Button>
  )
}
