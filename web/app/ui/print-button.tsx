import { Button } from './button.tsx'

/** Hidden without scripts, since the browser's own menu can print as well. */
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
