// News that come in a rush, shown one after the other, so that one sees what others did.

/** How long one piece of news stays alone on the table. */
const STEP = 420;
/** How far behind we may be: the longer the queue, the quicker it goes. */
const BEHIND = 2600;

export class Pacer<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` tells whether there was anything to see; `hurry` whether to wait for nothing. */
  constructor(
    private readonly show: (news: T) => boolean,
    private readonly hurry: () => boolean,
  ) {}

  push(news: T): void {
    this.waiting.push(news);
    if (this.timer === undefined) this.next();
  }

  /** Show all that waits at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const news of this.waiting.splice(0)) this.show(news);
  }

  private next(): void {
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const seen = this.show(this.waiting.shift()!);
      if (!seen || this.hurry()) continue;
      const wait = Math.min(STEP, BEHIND / (this.waiting.length + 1));
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
  }
}
