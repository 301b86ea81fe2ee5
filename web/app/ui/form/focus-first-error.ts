interface FormNodes {
  getInputNode(path: string): HTMLElement | null
}

/** For `form.onSubmit`: moves the focus to the first field with an error. */
export const focusFirstError =
  (form: FormNodes) =>
  (errors: Record<string, unknown>): void => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    nodes[0]?.focus()
  }
