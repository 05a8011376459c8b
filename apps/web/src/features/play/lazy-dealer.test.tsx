import { expect, test, vi } from "vitest";
import { classicRules } from "./classic/classic-rules.ts";
import { type Dealer, lazyDealer } from "./dealers/dealer.ts";
import { Stage } from "./stage/stage.tsx";
import { renderStage, scriptedDealer } from "./testing/render-stage.tsx";
import { right, run } from "./testing/runs.ts";
import { asked, dialog, names, phase } from "./testing/stage.page.ts";

async function open(load: () => Promise<Dealer>) {
	const dealer = lazyDealer(load);
	await renderStage(
		<Stage rules={classicRules("country")} draw={() => <svg />} dealer={dealer} run={run} visitor />,
	);
}

test("keeps the stage if the dealer's data fail to load, says so, and retries", async () => {
	vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
	const load = vi.fn<() => Promise<Dealer>>().mockRejectedValue(new Error("broken"));
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
