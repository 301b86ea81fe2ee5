/**
 * Runs in the page: finds the elements whose colours axe has to judge. To find what is behind a text, axe computes the
 * position of every element, which takes longer than all its other rules together. Nearly always it is the nearest
 * ancestor with a background, and then the contrast is plain arithmetic. Text that is not clearly readable by that, or
 * that may have something else behind it, is left to axe. Text on a picture or in a drawing is not, since axe cannot
 * judge it either.
 */
export function doubtfulColours(): Element[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  const colourOf = (text: string): Colour | null => {
    const [, red, green, blue, alpha = 1] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? []
    return red === undefined ? null : [Number(red), Number(green), Number(blue), Number(alpha)]
  }

  const over = (above: Colour | null, below: Colour | null): Colour | null => {
    if (above?.[3] === 1) return above
    if (!above || !below) return null
    const mixed = (n: 0 | 1 | 2) => above[n] * above[3] + below[n] * (1 - above[3])
    return [mixed(0), mixed(1), mixed(2), 1]
  }

  const brightness = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  const contrast = (one: Colour, other: Colour): number => {
    const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  /** The element and its content have other colours than their styles say. */
  const isTinted = ({ opacity, filter, backdropFilter, mixBlendMode }: CSSStyleDeclaration) =>
    opacity !== '1' || filter !== 'none' || backdropFilter !== 'none' || mixBlendMode !== 'normal'

  /** A margin that draws over a border but moves no text. */
  const BORDER = -2

  /** The element may lie over something other than its parent. */
  const isMoved = (style: CSSStyleDeclaration) =>
    ['absolute', 'fixed'].includes(style.position) ||
    (style.position === 'relative' && [style.top, style.left].some((by) => !['auto', '0px'].includes(by))) ||
    style.transform !== 'none' ||
    style.float !== 'none' ||
    style.gridRowStart !== 'auto' ||
    style.gridColumnStart !== 'auto' ||
    [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some(
      (by) => Number.parseFloat(by) < BORDER,
    )

  /** Clipped to nothing, for screen readers only. */
  const isClipped = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const { overflow, clipPath } = styleOf(element)
    return clipPath === 'inset(50%)' || (width <= 1 && height <= 1 && overflow === 'hidden')
  }

  /** The element is positioned, and may lie behind text outside it. */
  const isLayer = (element: Element) => ['absolute', 'fixed'].includes(styleOf(element).position)

  type Ground = Colour | 'picture' | null

  const grounds = new Map<Element, Ground>()
  /** What is behind an element's text: a colour, a picture, or null if that is not simple to tell. */
  const groundOf = (element: Element | null): Ground => {
    if (!element) return null
    const known = grounds.get(element)
    if (known !== undefined) return known
    const ground = lookBehind(element)
    grounds.set(element, ground)
    return ground
  }
  const lookBehind = (element: Element): Ground => {
    const style = styleOf(element)
    if (style.backgroundImage !== 'none' || element instanceof SVGElement) return 'picture'
    const own = colourOf(style.backgroundColor)
    if (!own || own[3] === 1 || isMoved(style)) return own?.[3] === 1 ? own : null
    const below = groundOf(element.parentElement)
    return below === 'picture' ? below : over(own, below)
  }

  const all = [...document.body.querySelectorAll('*')]
  const tinted = all.filter((element) => isTinted(styleOf(element)))
  const layers = all
    .filter((element) => isLayer(element) || Number(styleOf(element).zIndex) < 0)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && !isClipped(element))

  const isUnderOrOver = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return layers.some(
      ({ element: layer, box }) =>
        box.left < right &&
        box.right > left &&
        box.top < bottom &&
        box.bottom > top &&
        !layer.contains(element) &&
        !element.contains(layer) &&
        !isUnder(element, layer),
    )
  }

  /** Nothing raises or lowers the element; it is stacked like an ordinary paragraph. */
  const isFlat = (style: CSSStyleDeclaration) =>
    style.position === 'static' &&
    style.containerType === 'normal' &&
    [style.zIndex, style.isolation, style.willChange].every((value) => value === 'auto') &&
    [style.transform, style.contain, style.clipPath, style.maskImage, style.perspective].every(
      (value) => value === 'none',
    )

  /** The ancestors below the first one that the two share. */
  const branchOf = (element: Element, other: Element): Element[] => {
    const branch: Element[] = []
    for (let one: Element | null = element; one && !one.contains(other); one = one.parentElement)
      branch.push(one)
    return branch
  }

  /** The stacking level of each positioned element in the branch. */
  const lifts = (branch: Element[]): number[] =>
    branch
      .map(styleOf)
      .filter((style) => !isFlat(style))
      .map(({ zIndex }) => Number(zIndex) || 0)

  /** Above everything with a negative level, below everything positioned. */
  const FLOW = -0.5

  /** A layer on top of a text is not its background: the visible part has that of its ancestors. */
  const isUnder = (element: Element, layer: Element): boolean =>
    Math.max(FLOW, ...lifts(branchOf(element, layer))) < Math.min(...lifts(branchOf(layer, element)))

  const isBeyondDoubt = (element: Element): boolean => {
    const style = styleOf(element)
    const ground = groundOf(element)
    if (tinted.some((one) => one.contains(element)) || isUnderOrOver(element)) return false
    if (ground === 'picture') return true
    const ink = over(colourOf(style.color), ground)
    if (!ground || !ink || style.textShadow !== 'none') return false
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.67 && Number(style.fontWeight) >= 700)
    return contrast(ink, ground) >= (isLarge ? 3 : 4.5)
  }

  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    )

  const isJudged = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    !isClipped(element) &&
    // Axe does not check disabled controls.
    !element.matches(':disabled') &&
    (element.matches('input:not([type=checkbox], [type=radio]), select, textarea') || hasWords(element))

  const isInline = (element: Element) => styleOf(element).display === 'inline'

  /** Whether there is other text around an element than links. */
  const hasTextAround = (element: Element): boolean => {
    let block = element.parentElement
    while (block && isInline(block)) block = block.parentElement
    const words = block?.cloneNode(true) as Element | undefined
    for (const link of words?.querySelectorAll('a[href]') ?? []) link.remove()
    return /\S/.test(words?.textContent ?? '')
  }

  /** A link that axe requires to stand out from the text around it. */
  const isBareLink = (element: Element): boolean =>
    element.matches('a[href]') &&
    isInline(element) &&
    !styleOf(element).textDecorationLine.includes('underline') &&
    hasTextAround(element)

  const dialog = [...document.querySelectorAll(':modal')].at(-1)
  const seen = dialog ? [...dialog.querySelectorAll('*')] : all
  return seen.filter(
    (element) =>
      element.matches('iframe') || isBareLink(element) || (isJudged(element) && !isBeyondDoubt(element)),
  )
}
