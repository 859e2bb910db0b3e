// A person's preferences, stored in the browser.

/** How long the actions of others are shown. */
export const SPEEDS = ["slow", "normal", "fast", "once"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Choices {
  auto: boolean;
  /** Whether that is fast where only bots could learn from the timing. */
  quick: boolean;
  cover: boolean;
  /** Whether signs and numbers are explained, as in a first game. */
  hints: boolean;
  confirm: boolean;
  speed: Speed;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  theme: "auto" | "light" | "dark";
  name: string;
}

const STORE = "whispers.settings";
const DEFAULTS: Choices = {
  auto: true,
  quick: true,
  cover: false,
  hints: true,
  confirm: true,
  speed: "normal",
  sound: true,
  volume: 60,
  theme: "auto",
  name: "",
};

function load(): Choices {
  try {
    const { follow, ...kept } = JSON.parse(
      localStorage.getItem(STORE) ?? "{}",
    ) as Partial<Choices> & {
      /** What an earlier version stored instead of a speed. */
      follow?: boolean;
    };
    return { ...DEFAULTS, ...(follow === false ? { speed: "once" as const } : {}), ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Choices>(load());

export function saveSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // If the browser stores nothing, they last until the page is closed.
  }
}

/** A game was played to its end, so its signs need no more explaining. */
export function endFirstGame(): void {
  if (!settings.hints) return;
  settings.hints = false;
  saveSettings();
}

/** Applies the chosen theme to the page, and follows the system where that decides. */
export function applyTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const put = () => {
    const dark = settings.theme === "dark" || (settings.theme === "auto" && system.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  };
  put();
  system.addEventListener("change", put);
  return () => system.removeEventListener("change", put);
}
