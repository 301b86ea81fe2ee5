/** Without scripts the browser's own menu prints as well, so that the button stays away. */
export function PrintButton({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) {
  return (
    <button
      type="button"
      className={`button needs-script no-print ${isQuiet ? 'quiet-button' : ''}`}
      onClick={() => window.print()}
    >
      {children}
    </button>
  )
}
