// What a finger leaves behind.
import { afterEach, expect, test, vi } from "vitest";
import { dropTouchedMouse } from "./touch";

afterEach(() => vi.unstubAllGlobals());

/** Moves of pointers on a page that listens to nothing else. */
function pointers() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const heard: number[] = [];
  const send = (type: string, pointerType: string, clientX: number) =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY: 200 }));
  const listen = () =>
    page.addEventListener("pointerover", (event) => heard.push((event as PointerEvent).clientX));
  return { heard, listen, send };
}

test("the mouse that a browser leaves where a finger was is not heard", () => {
  const { heard, listen, send } = pointers();
  const stop = dropTouchedMouse();
  listen();
  send("pointerover", "mouse", 100);
  send("pointerdown", "touch", 100);
  send("pointerover", "mouse", 102); // the imaginary one
  send("pointerover", "touch", 101); // a finger
  send("pointerover", "mouse", 140); // a real one, elsewhere
  expect(heard).toEqual([100, 101, 140]);
  send("pointerdown", "mouse", 100);
  send("pointerover", "mouse", 103); // a real one, which has been pressed
  send("pointerdown", "pen", 100);
  stop();
  send("pointerover", "mouse", 104); // nothing is dropped any more
  expect(heard).toEqual([100, 101, 140, 103, 104]);
});

test("nor is a mouse that rests while a finger is used, until it moves", () => {
  const { heard, listen, send } = pointers();
  dropTouchedMouse();
  listen();
  send("pointermove", "mouse", 300);
  send("pointerdown", "touch", 100);
  send("pointerover", "mouse", 300); // something has come to lie there
  send("pointermove", "mouse", 302);
  send("pointerover", "mouse", 301);
  expect(heard).toEqual([]);
  send("pointermove", "mouse", 310);
  send("pointerover", "mouse", 311);
  send("pointerover", "mouse", 100);
  expect(heard).toEqual([311, 100]);
});
