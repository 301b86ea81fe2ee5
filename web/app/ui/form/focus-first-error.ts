interface FormNodes {
  getInputNode(path: string): HTMLElement | null
}

/** For `form.onSubmit`: the keyboard goes to the first field that is wrong. */
export const focusFirstError =
  (form: FormNodes) =>
  (errors: Record<string, unknown>): void => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    nodes[0]?.focus()
  }
