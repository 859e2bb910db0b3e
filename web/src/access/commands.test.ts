// The command line: every answer can be typed in each language, and a word it does not know is named.
import { afterAll, describe, expect, test } from "vitest";
import samples from "../test/samples.json";
import { board, decision, game } from "../test/sample";
import type { Outcome } from "../api/types";
import { REGION_IDS } from "../game/board";
import { SOCIETIES } from "../game/names";
import { settings } from "../state/settings.svelte";
import { nameOf, say, speak } from "../words/say.svelte";
import { countWords, optionMeaning } from "./answers";
import { complete, QUERIES, read, thingMeant, whyNot, type World } from "./commands";
import { choices, enough } from "./replies";
import { wordings } from "./vocabulary";

const PLAYERS = Object.fromEntries(SOCIETIES.map((society) => [society, game().players.raven]));

function world(
  prompt: string,
  options: string[],
  about: Record<string, unknown> = {},
  more: Partial<World> & { plan?: NonNullable<World["question"]>["plan"] } = {},
): World {
  const question = decision({ prompt, options, about, plan: more.plan ?? null });
  const seen = game({ seat: "raven", players: PLAYERS, hand: ["bear/lion"] });
  return { question, game: seen, board: board(), tally: {}, outcomeOf: () => null, ...more };
}
const targets = (found: Record<string, string[]>) => (option: string) =>
  ({ targets: found[option] ?? [] }) as Outcome;

const ORDER = "order bear.marshal attack";
/** A question for an order, with what an attack could reach, by source. */
function ordering(attacks: Record<string, string[]>, ...others: string[]): World {
  const outcomeOf = (option: string) => (option === ORDER ? ({ attacks } as Outcome) : null);
  return world("act", [ORDER, ...others], {}, { outcomeOf });
}

afterAll(() => speak("en"));

describe.each(["en", "fr", "it"])("in %s", (language) => {
  test("every answer the server can offer is typed as it is written, and in notation", async () => {
    await speak(language);
    for (const { prompt, options, about } of samples.questions) {
      const here = world(prompt, options, about);
      for (const text of options) {
        const { phrase } = optionMeaning(text, here.question!, here.game);
        expect(read(phrase, here), `${prompt}: ${phrase}`).toEqual({
          do: "answer",
          actions: [text],
        });
        expect(read(text, here)).toEqual({ do: "answer", actions: [text] });
      }
    }
  });

  test("every question is asked by each of its wordings", async () => {
    await speak(language);
    const here = world("act", ["pass"]);
    for (const query of QUERIES)
      for (const wording of wordings(say(`page-command-ask-${query}`)))
        expect(read(wording.toUpperCase(), here), wording).toMatchObject({ do: "ask", query });
  });

  test("an attack is given at once", async () => {
    await speak(language);
    const line = say("page-command-do-attack", { region_to: "L2", region_from: "B5" });
    const act = ordering({ B4: ["E2"], B5: ["L2"] }, "order bear.marshal switch");
    const chain = [ORDER, "from B5", "to L2", "count 4"];
    expect(read(`${line} 4`, act)).toEqual({ do: "answer", actions: chain });
    expect(complete(line.slice(0, -2), act)).toEqual([line]);
    const from = world(
      "attack_from",
      ["from B4", "from B5"],
      {},
      {
        outcomeOf: targets({ "from B5": ["L2"] }),
      },
    );
    expect(read(`${line} 4`, from)).toEqual({ do: "answer", actions: chain.slice(1) });
    expect(complete(line.slice(0, -2), from)).toContain(line);
    const to = world("attack_to", ["to L2", "to L3"], { region_from: "B5" });
    expect(read(line, to)).toEqual({ do: "answer", actions: ["to L2"] });
    const far = say("page-command-do-attack", { region_to: "H2", region_from: "B5" });
    const text = say("page-command-not-offered", { given: far });
    for (const here of [act, from]) expect(read(far, here)).toEqual({ do: "nothing", text });
  });

  test("the number of an attack may stand with its word, and a line keeps its little words", async () => {
    await speak(language);
    const line = say("page-command-do-attack", { region_to: "L2", region_from: "B5" });
    const beside = countWords().at(-3)!;
    const act = ordering({ B5: ["L2"] });
    const actions = [ORDER, "from B5", "to L2", "count 3"];
    expect(read(`${line} 3 ${beside}`, act)).toEqual({ do: "answer", actions });
  });

  test("a word of another question is no unknown word, and an unknown one is never its own suggestion", async () => {
    await speak(language);
    const act = ordering({ B5: ["L2"] });
    const placing = world("deploy", ["deploy bear.marshal"]);
    const not = (given: string) => say("page-command-not-offered", { given });
    const [pass = ""] = say("page-command-also-pass").split(" ");
    const attack = say("page-command-do-attack", { region_to: "L2", region_from: "B5" });
    const [cards = ""] = wordings(say("page-command-ask-cards"));
    for (const [line, here, text] of [
      [pass, placing, not(pass)],
      ["7", placing, not("7")],
      [`${attack} 4`, placing, say("page-command-no-attack")],
      [`${attack} zz`, placing, say("page-command-no-attack")],
      [`${cards} ${nameOf("empire", "lion")}`, act, not(nameOf("empire", "lion"))],
    ] as const)
      expect(read(line, here), line).toEqual({ do: "nothing", text });
    const [filler = ""] = say("page-command-fillers").split("|");
    const stray = `${filler}zz`;
    const unknown = say("page-command-unknown", { given: stray, near: null });
    expect(read(stray, placing)).toEqual({ do: "nothing", text: unknown });
  });

  test("what may be asked about is completed, whichever wording the question has", async () => {
    await speak(language);
    const here = world("act", ["pass"]);
    for (const query of ["who", "look", "why"] as const)
      for (const wording of wordings(say(`page-command-ask-${query}`))) {
        const line = `${wording} ${nameOf("region", "L2")}`;
        expect(complete(line.slice(0, -2), here)).toContain(line);
      }
    const [rule] = wordings(say("page-command-ask-rule"));
    expect(complete(`${rule} `, here)).toEqual([rule, `${rule} ${here.question!.rule}`]);
  });

  test("every attack is understood as it is suggested", async () => {
    await speak(language);
    for (const [i, region_from] of REGION_IDS.entries()) {
      const region_to = REGION_IDS.at(i - 1)!;
      const act = ordering({ [region_from]: [region_to] });
      const line = say("page-command-do-attack", { region_to, region_from });
      const actions = [ORDER, `from ${region_from}`, `to ${region_to}`, "count 2"];
      expect(read(`${line} 2`, act), line).toEqual({ do: "answer", actions });
    }
  });

  test("what the help gives as examples is understood", async () => {
    await speak(language);
    for (const query of QUERIES) {
      const help = say(`page-command-ask-${query}.help` as "page-command-ask-help");
      const example = help.split(":")[0]!;
      const asked = read(example, world("act", ["pass"]));
      expect(asked, example).toMatchObject({ do: "ask", query });
      const { about } = asked as { about: string };
      if (query === "who")
        expect(thingMeant(about, world("act", ["pass"]))).toEqual({ id: "eagle" });
      if (["look", "why"].includes(query))
        expect(thingMeant(about, world("act", ["pass"])), example).toEqual({ id: "L2" });
    }
    const [deploy = "", attack = "", add = ""] = say("page-command-help")
      .split(/:|(?<=1)\./)[1]!
      .split(";");
    const marshal = "deploy bear.marshal";
    expect(read(deploy, world("deploy", [marshal, "deploy lion.marshal"]))).toEqual({
      do: "answer",
      actions: [marshal],
    });
    expect(read(attack, ordering({ B5: ["L2"] }))).toEqual({
      do: "answer",
      actions: [ORDER, "from B5", "to L2", "count 4"],
    });
    const plan = { left: 3, rooms: { "add B4": 3, "add B6": 3 } };
    expect(read(add, world("add", Object.keys(plan.rooms), { empire: "bear" }, { plan }))).toEqual({
      do: "plan",
      tally: { "add B4": 2, "add B6": 1 },
    });
  });

  test("articles are passed over, also in what is offered", async () => {
    await speak(language);
    const here = world("act", ["pass"]);
    const who = wordings(say("page-command-ask-who"))[0]!;
    const article = wordings(say("page-command-fillers"))[0]!;
    const eagle = say("empire-eagle");
    expect(complete(`${who} ${article} ${eagle}`, here)).toContain(`${who} ${eagle}`);
  });

  test("what is not offered is named in the own language", async () => {
    await speak(language);
    const text = say("page-command-not-offered", { given: say("empire-bear") });
    expect(whyNot("bear", world("act", ["pass"]))).toBe(text);
  });
});

describe("in English", () => {
  const deploy = world("deploy", [
    "deploy bear.marshal",
    "deploy bear.sheriff",
    "deploy lion.marshal",
  ]);
  const said = async (line: string, here: World) => {
    await speak("en");
    return read(line, here);
  };

  test.each(["deploy bear marshal", "Bear Marshal", "dep be mar", "the marshal of the bear", "1"])(
    "“%s” is understood",
    async (line) => {
      expect(await said(line, deploy)).toEqual({ do: "answer", actions: ["deploy bear.marshal"] });
    },
  );

  test("what could be several things names them", async () => {
    expect(await said("bear", deploy)).toEqual({
      do: "nothing",
      text: "That could be deploy Bear Marshal or deploy Bear Sheriff.",
    });
  });

  test("a word that is not known is named, with one that was meant", async () => {
    expect(await said("deploy bear marshall", deploy)).toEqual({
      do: "nothing",
      text: "I do not know “marshall”. Did you mean “marshal”?",
    });
    expect(await said("deploy xyzzy", deploy)).toEqual({
      do: "nothing",
      text: "I do not know “xyzzy”.",
    });
  });

  test("what is not offered says why, and nothing is sent", async () => {
    expect(await said("deploy eagle steward", deploy)).toMatchObject({ do: "nothing" });
    expect(await said("attack lionsgate from hearthguard", deploy)).toMatchObject({
      do: "nothing",
    });
    expect(await said("bear marshal", { ...deploy, question: null })).toEqual({
      do: "nothing",
      text: "Nothing is asked of you now.",
    });
  });

  test("an attack without its source asks for it, unless there is but one", async () => {
    const act = ordering({ B5: ["L2"], B6: ["L2", "H2"] });
    // A word of another question is not unknown.
    expect(await said("deploy lionsgate", act)).toEqual({
      do: "nothing",
      text: "The question is not about that.",
    });
    expect(await said("attack lionsgate", act)).toEqual({
      do: "nothing",
      text: "From where? For example: attack Lionsgate from Hearthguard",
    });
    expect(await said("attack", act)).toEqual({ do: "answer", actions: [ORDER] });
    expect(await said("attack grand steppe", act)).toMatchObject({ do: "nothing" });
    expect(await said("attack open steppe", act)).toEqual({
      do: "answer",
      actions: [ORDER, "from B6", "to H2"],
    });
    const from = world(
      "attack_from",
      ["from B4", "from B5"],
      {},
      {
        outcomeOf: targets({ "from B5": ["L2"] }),
      },
    );
    expect(await said("attack lionsgate 3", from)).toEqual({
      do: "answer",
      actions: ["from B5", "to L2", "count 3"],
    });
  });

  test("banners are planned, as far as there is room", async () => {
    const plan = { left: 3, rooms: { "add B4": 3, "add B6": 1 } };
    const add = world("add", ["add B4", "add B6"], { empire: "bear", left: 3 }, { plan });
    expect(await said("add wolfgate 2, southwatch", add)).toEqual({
      do: "plan",
      tally: { "add B4": 2, "add B6": 1 },
    });
    expect(await said("southwatch 2", add)).toEqual({
      do: "nothing",
      text: "Southwatch: no more than 1.",
    });
    // Numbers and notation plan as well, and what is planned is told with the answers.
    for (const line of ["2", "add B6"])
      expect(await said(line, { ...add, tally: { "add B4": 1 } })).toEqual({
        do: "plan",
        tally: { "add B4": 1, "add B6": 1 },
      });
    expect(choices(add.question!, { ...add, tally: { "add B4": 2 } }).slice(-3)).toEqual([
      "2: add Southwatch",
      "Planned: Wolfgate 2.",
      "1 left to place",
    ]);
  });

  test("a swap is offered with the score it would give", async () => {
    await speak("en");
    const outcomeOf = () => ({ score: 21 }) as Outcome;
    const swap = world("swap", ["pass", "swap devout opposed"], {}, { outcomeOf });
    const told = choices(swap.question!, swap).at(-1);
    expect(told).toMatch(/^2: swap Devout Opposed: your score from \S+ to 21/);
    settings.cover = true;
    expect(choices(swap.question!, swap).at(-1)).toBe("2: swap Devout Opposed");
    settings.cover = false;
  });

  test("how many an attack needs is told beside the numbers", async () => {
    await speak("en");
    const asked = (holders: string[]) => {
      const fight = (option: string) => ({
        fight: { empire: "bear", holder: holders[Number(option.split(" ")[1]) - 1] },
      });
      const outcomeOf = (option: string) => fight(option) as Outcome;
      const options = holders.map((_, i) => `count ${i + 1}`);
      const here = world("attack_count", options, {}, { outcomeOf });
      return enough(here.question!, here);
    };
    expect(asked(["lion", "bear", "bear"])).toEqual(["2 or more would take it."]);
    expect(asked(["lion", "lion"])).toEqual(["Even all 2 would not take it."]);
    expect(enough(deploy.question!, deploy)).toEqual([]);
  });

  test("an attack is suggested, and taken, only where one can be made", async () => {
    await speak("en");
    const act = ordering({ B5: ["L2"] });
    expect(complete("attack ", act)).toEqual(["Attack", "attack Lionsgate from Hearthguard"]);
    for (const line of [
      "attack lionsgate from wolfgate",
      "attack wolfgate from hearthguard",
      "attack wolfgate",
      "attack from wolfgate",
    ])
      expect(await said(line, act), line).toMatchObject({
        do: "nothing",
        text: expect.stringContaining("is not one of the answers now") as string,
      });
    expect(complete("attack ", world("act", [ORDER]))).toEqual(["Attack"]);
    expect(await said("attack lionsgate", world("act", ["pass"]))).toEqual({
      do: "nothing",
      text: "No attack can be ordered now.",
    });
  });

  test("what can be typed is offered", async () => {
    await speak("en");
    expect(complete("dep bea", deploy)).toEqual(["deploy Bear Marshal", "deploy Bear Sheriff"]);
    expect(complete("who controls ea", deploy)).toContain("who controls Eagle");
    expect(complete("", deploy)).toEqual([]);
  });
});
