const COLOURS: Record<string, string> = {
  red: '红色',
  blue: '蓝色',
  yellow: '黄色',
  green: '绿色',
  orange: '橙色',
  purple: '紫色',
  white: '白色',
  black: '黑色',
  turquoise: '蓝绿色',
  pink: '粉红色',
}

export const shirtColour = (name: string) => COLOURS[name.toLowerCase()] ?? name
