import { expect, test, vi } from "vitest";
import { classicRules } from "./classic-rules.ts";
import { type Dealer, lazyDealer } from "./dealer.ts";
import { Stage } from "./stage.tsx";
import { renderStage, scriptedDealer } from "./testing/render-stage.tsx";
import { right, run } from "./testing/runs.ts";
import { asked, dialog, names, phase } from "./testing/stage.page.ts";

const lost = () => new TypeError("Failed to fetch dynamically imported module");

async function open(load: () => Promise<Dealer>) {
	const dealer = lazyDealer(load);
	await renderStage(
		<Stage rules={classicRules("country")} draw={() => <svg />} dealer={dealer} run={run} visitor />,
	);
}

test("a dealer whose code can't be fetched leaves the stage there, says so, and is fetched again when asked to", async () => {
	vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
	const load = vi.fn<() => Promise<Dealer>>().mockRejectedValue(lost());
	await open(load);
	await expect
		.element(dialog.getByText("An unexpected error occurred. Please try again later."))
		.toBeVisible();
	expect(names().slice(0, 2)).toEqual(["France", "Spain"]);
	load.mockResolvedValue(scriptedDealer(run, [right]));
	await dialog.getByRole("button", { name: "Try Again" }).click();
	await asked();
	expect(phase()).toBe("asking");
});
