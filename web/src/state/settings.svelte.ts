// What this person likes, kept in the browser.

interface Choices {
  auto: boolean;
  cover: boolean;
  confirm: boolean;
  follow: boolean;
  theme: "auto" | "light" | "dark";
  name: string;
}

const STORE = "whispers.settings";
const DEFAULTS: Choices = {
  auto: true,
  cover: false,
  confirm: true,
  follow: true,
  theme: "auto",
  name: "",
};

function load(): Choices {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Choices>),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Choices>(load());

export function saveSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Where the browser keeps nothing they hold until the page is closed.
  }
}

/** Put the chosen look on the page, and follow the system where it decides. */
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
