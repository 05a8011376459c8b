import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { withMotion } from "../../../testing/motion.ts";
import { customRules } from "../../custom-games/stage/custom-rules.ts";
import { classicRules } from "../classic/classic-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { numbers, phase } from "../testing/stage.page.ts";
import { Stage } from "./stage.tsx";

/** The final number is visible for at least this long before the game-over dialog opens. */
const STANDS_MS = 600;

const peaks = { name: "Peaks", valueLabel: "Height", timerSeconds: 20, creatorName: "Ada", tint: 0 } as const;
/** The slowest count, a year that does not count, and a custom game. */
const games = [
	{ id: "reddit", rules: classicRules("reddit"), revealMs: 1500, after: "over" },
	{ id: "history", rules: classicRules("history"), revealMs: 1500, after: "over" },
	{ id: "custom", rules: customRules(peaks), revealMs: 1600, after: "closing" },
];

beforeEach(withMotion);

test.each(games)(
	"$id: the number of a wrong guess has settled well before the end",
	async ({ rules, revealMs, after }) => {
		const pass = holdClock();
		const dealer = scriptedDealer(run, [wrong]);
		await renderStage(<Stage rules={rules} dealer={dealer} run={null} />);
		await expect.poll(phase).toBe("asking");
		await page.getByRole("button", { name: rules.buttons.lower.label }).click();
		await expect.poll(phase).toBe("counting");
		const settled = rules.format(wrong.value, null);
		const shown = () => numbers()[1]?.slice(0, settled.length);
		if (rules.countUp.ms > 0) {
			pass(100);
			await expect.poll(shown).not.toBe(settled);
		}
		pass(revealMs - STANDS_MS - (rules.countUp.ms > 0 ? 100 : 0));
		await expect.poll(shown).toBe(settled);
		await expect.poll(phase).toBe("crossed");
		pass(STANDS_MS - 1);
		expect(phase()).toBe("crossed");
		pass(1);
		await expect.poll(phase).toBe(after);
	},
);
