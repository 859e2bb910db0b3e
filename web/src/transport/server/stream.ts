// The connection to the table: one stream of views that reconnects by itself.
import { SseReader } from "./sse";
import type { View } from "../../api/types";
import type { Listener } from "../transport";

const SILENCE = 40_000; // the server sends something every 15 s
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** Listens until the returned function is called. */
export function listen(
  table: string,
  token: string | null,
  since: number,
  listener: Listener,
): () => void {
  let stopped = false;
  let wait = FIRST_WAIT;
  let seen = since;
  let line = new AbortController();
  let wake: (() => void) | undefined;

  const lost = () => line.abort();
  const found = () => wake?.();
  function stop(): void {
    stopped = true;
    line.abort();
    removeEventListener("offline", lost);
    removeEventListener("online", found);
  }

  async function once(): Promise<void> {
    line = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hush = () => {
      clearTimeout(silence);
      silence = setTimeout(() => line.abort(), SILENCE);
    };
    try {
      hush();
      const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      const answer = await fetch(`/api/tables/${table}/stream?since=${seen}`, {
        headers,
        signal: line.signal,
      });
      if (answer.status === 401) {
        stop();
        listener.onrefused();
        return;
      }
      if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`);
      listener.ononline(true);
      wait = FIRST_WAIT;
      const reader = new SseReader();
      const text = new TextDecoder();
      const body = answer.body.getReader();
      for (;;) {
        const { done, value } = await body.read();
        if (done) return;
        hush();
        for (const message of reader.push(text.decode(value, { stream: true }))) {
          if (stopped) return;
          if (message.event === "view") {
            const view = JSON.parse(message.data) as View;
            seen = view.seq;
            listener.onview(view);
          } else if (message.event === "presence") {
            listener.onpresence((JSON.parse(message.data) as { online: number[] }).online);
          }
        }
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await once().catch(() => undefined);
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- changes while we wait
      if (stopped) return;
      listener.ononline(false);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait);
      });
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  addEventListener("offline", lost);
  addEventListener("online", found);
  void run();
  return stop;
}
