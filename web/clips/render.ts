// Draws the club's clips anew into web/public/media: `node web/clips/render.ts`. Needs ffmpeg, and a Chromium at
// CHROMIUM_PATH; what it makes is committed, so nobody else needs either.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { type Clip, captionFile, FRAMES_PER_SECOND, SECONDS } from './clip.ts'
import { drawFrame, HEIGHT, WIDTH } from './draw.ts'
import { braveDribble } from './situations/brave-dribble.ts'
import { everyoneOnTheBall } from './situations/everyone-on-the-ball.ts'
import { giveAndGo } from './situations/give-and-go.ts'
import { keeperStartsIt } from './situations/keeper-starts-it.ts'
import { wideAndDeep } from './situations/wide-and-deep.ts'

const clips: Clip[] = [giveAndGo, braveDribble, wideAndDeep, keeperStartsIt, everyoneOnTheBall]

const media = path.resolve(import.meta.dirname, '../public/media')
const POSTER_SECOND = 4

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, chromiumSandbox: false })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const clip of clips) await render(clip)
await browser.close()

async function render(clip: Clip): Promise<void> {
  const frames = mkdtempSync(path.join(tmpdir(), 'clip-'))
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame++)
    writeFileSync(path.join(frames, `${String(frame).padStart(4, '0')}.png`), await picture(clip, frame))
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    path.join(frames, '%04d.png'),
  ]
  const output = (ending: string) => path.join(media, `${clip.id}.${ending}`)
  execFileSync('ffmpeg', [
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '40',
    '-pix_fmt',
    'yuv420p',
    output('webm'),
  ])
  execFileSync('ffmpeg', [
    ...input,
    '-c:v',
    'libx264',
    '-crf',
    '29',
    '-preset',
    'veryslow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    output('mp4'),
  ])
  const poster = path.join(frames, `${String(POSTER_SECOND * FRAMES_PER_SECOND).padStart(4, '0')}.png`)
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', poster, '-q:v', '4', output('jpg')])
  writeFileSync(output('vtt'), captionFile(clip))
  rmSync(frames, { recursive: true })
}

async function picture(clip: Clip, frame: number): Promise<Buffer> {
  await page.setContent(`<style>body{margin:0}</style>${drawFrame(clip, frame / FRAMES_PER_SECOND)}`)
  return page.screenshot()
}
