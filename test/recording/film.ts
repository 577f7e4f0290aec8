import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Frame {
  readonly png: Buffer;
  /** Milliseconds for which it is shown. */
  shown: number;
}

/** Frames of a page, each for as long as a reader needs. */
export class Film {
  readonly #page: Page;
  readonly #frames: Frame[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the page, or another one of the same size, shows now. The same picture again only lasts longer. */
  async show(milliseconds: number, page = this.#page): Promise<void> {
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const last = this.#frames.at(-1);
    if (last?.png.equals(png) === true) last.shown += milliseconds;
    else this.#frames.push({ png, shown: milliseconds });
  }

  /** Whatever changes until something has happened, in at most so many pictures. */
  async until(happening: Promise<unknown>, most = 6): Promise<void> {
    let over = false;
    const ended = happening.finally(() => {
      over = true;
    });
    for (let taken = 0; taken < most && !over; taken += 1) await this.show(250);
    await ended;
  }

  /** Types as a person does, a few letters at a time. */
  async type(text: string): Promise<void> {
    for (const part of text.match(/.{1,9}/gs) ?? []) {
      await this.#page.keyboard.type(part);
      await this.show(160);
    }
  }

  /** An animated WebP that begins again by itself. */
  async develop(): Promise<Buffer> {
    const pictures = this.#frames.map(({ png }) => png);
    return sharp(pictures, { join: { animated: true } })
      .webp({ delay: this.#frames.map(({ shown }) => shown), loop: 0, quality: 82, effort: 6, minSize: true })
      .toBuffer();
  }
}
